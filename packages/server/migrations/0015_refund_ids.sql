ALTER TABLE "order_payments" ADD COLUMN "received" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text;