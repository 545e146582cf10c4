CREATE TABLE "cash_origins" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"network" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_review_reason";--> statement-breakpoint
ALTER TABLE "cash_origins" ADD CONSTRAINT "cash_origins_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_origins_phone_index" ON "cash_origins" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "cash_origins_address_index" ON "cash_origins" USING btree ("address");--> statement-breakpoint
CREATE INDEX "cash_origins_network_index" ON "cash_origins" USING btree ("network");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_review_reason" CHECK ("orders"."review_reason" in ('unconfirmed_phone', 'many_to_phone', 'many_to_address', 'many_from_network'));