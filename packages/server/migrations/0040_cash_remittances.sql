CREATE TABLE "cash_remittance_lines" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"remittance_id" uuid NOT NULL,
	"owed" integer NOT NULL,
	"paid" integer NOT NULL,
	CONSTRAINT "cash_remittance_lines_amounts" CHECK ("cash_remittance_lines"."owed" >= 0 and "cash_remittance_lines"."paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cash_remittances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"carrier" text NOT NULL,
	"file_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "remitted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_remittance_lines" ADD CONSTRAINT "cash_remittance_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_remittance_lines" ADD CONSTRAINT "cash_remittance_lines_remittance_id_cash_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."cash_remittances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_remittance_lines_remittance_id_index" ON "cash_remittance_lines" USING btree ("remittance_id");--> statement-breakpoint
CREATE INDEX "cash_remittances_at_index" ON "cash_remittances" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_owed" ON "orders" USING btree ("number") WHERE "orders"."status" = 'Delivered' and "orders"."payment_method" = 'cod' and not "orders"."remitted";