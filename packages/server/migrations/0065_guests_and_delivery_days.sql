ALTER TABLE "users" DROP CONSTRAINT "users_email";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_phone";--> statement-breakpoint
ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_order_limits";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "estimated_day" date;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "refused_parcels" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "delivery_plan" jsonb;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "guest_checkout" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE not "users"."guest";--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone") WHERE not "users"."guest";--> statement-breakpoint
CREATE INDEX "users_guest_phone" ON "users" USING btree ("phone") WHERE "users"."guest";--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_order_limits" CHECK (least("shop_settings"."most_lines", "shop_settings"."most_units_per_line", "shop_settings"."orders_per_day", "shop_settings"."open_cash_orders",
        "shop_settings"."refused_parcels", "shop_settings"."cancellations_per_day") >= 1 and "shop_settings"."most_lines" <= 100
        and least("shop_settings"."value_per_day", "shop_settings"."cash_review_above") >= 0);