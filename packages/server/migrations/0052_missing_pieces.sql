DROP INDEX "orders_owed";--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "asks_for" text;--> statement-breakpoint
CREATE INDEX "order_notes_open" ON "order_notes" USING btree ("at") WHERE "order_notes"."asks_for" is not null;--> statement-breakpoint
CREATE INDEX "orders_owed" ON "orders" USING btree ("number","amount") WHERE "orders"."status" = 'Delivered' and "orders"."payment_method" = 'cod' and not "orders"."remitted";