ALTER TABLE "order_lines" ADD COLUMN "coupon_share" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "vat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_rate" numeric(5, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_vat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "express_vat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "vat_rate" numeric(5, 2) DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_coupon_share" CHECK ("order_lines"."coupon_share" between 0 and "order_lines"."line_paid");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_vat" CHECK ("order_lines"."vat" between 0 and "order_lines"."line_paid" - "order_lines"."coupon_share");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat_rate" CHECK ("orders"."vat_rate" >= 0 and "orders"."vat_rate" < 100);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_vat" CHECK ("orders"."delivery_vat" = div("orders"."delivery" * "orders"."vat_rate" * 2 + 100 + "orders"."vat_rate", 2 * (100 + "orders"."vat_rate")));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_express_vat" CHECK ("orders"."express_vat" = div("orders"."express" * "orders"."vat_rate" * 2 + 100 + "orders"."vat_rate", 2 * (100 + "orders"."vat_rate")));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat" CHECK ("orders"."vat" between "orders"."delivery_vat" + "orders"."express_vat" and "orders"."amount");--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_vat_rate" CHECK ("shop_settings"."vat_rate" >= 0 and "shop_settings"."vat_rate" < 100);