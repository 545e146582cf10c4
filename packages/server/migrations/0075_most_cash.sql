ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_order_limits";--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "most_cash" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_order_limits" CHECK (least("shop_settings"."most_lines", "shop_settings"."most_units_per_line", "shop_settings"."orders_per_day", "shop_settings"."open_cash_orders",
        "shop_settings"."refused_parcels", "shop_settings"."cancellations_per_day") >= 1 and "shop_settings"."most_lines" <= 100
        and least("shop_settings"."value_per_day", "shop_settings"."cash_review_above", "shop_settings"."most_cash") >= 0);