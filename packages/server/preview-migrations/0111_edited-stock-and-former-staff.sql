ALTER TYPE "public"."stock_reason" ADD VALUE 'edit';--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'refund';--> statement-breakpoint
CREATE TABLE "former_staff" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
