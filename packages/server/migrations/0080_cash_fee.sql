ALTER TABLE "orders" DROP CONSTRAINT "orders_amount";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_vat";--> statement-breakpoint
ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_order_limits";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_fee_vat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "cash_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_fee" CHECK ("orders"."cash_fee" >= 0 and ("orders"."cash_fee" = 0 or "orders"."payment_method" = 'cod'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cash_fee_vat" CHECK ("orders"."cash_fee_vat" = div("orders"."cash_fee" * "orders"."vat_rate" * 2 + 100 + "orders"."vat_rate", 2 * (100 + "orders"."vat_rate")));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0 and "orders"."discounted" + "orders"."delivery" + "orders"."express" + "orders"."cash_fee" - "orders"."coupon" = "orders"."amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat" CHECK ("orders"."vat" between "orders"."delivery_vat" + "orders"."express_vat" + "orders"."cash_fee_vat" and "orders"."amount");--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_order_limits" CHECK (least("shop_settings"."most_lines", "shop_settings"."most_units_per_line", "shop_settings"."orders_per_day", "shop_settings"."open_cash_orders",
        "shop_settings"."refused_parcels", "shop_settings"."cancellations_per_day") >= 1 and "shop_settings"."most_lines" <= 100
        and least("shop_settings"."value_per_day", "shop_settings"."cash_review_above", "shop_settings"."most_cash", "shop_settings"."cash_fee") >= 0);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_order_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  the_id uuid;
  the_order "orders";
  sums record;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN the_id := NEW."id";
  ELSIF TG_OP = 'DELETE' THEN the_id := OLD."order_id";
  ELSE the_id := NEW."order_id";
  END IF;
  SELECT * INTO the_order FROM "orders" WHERE "id" = the_id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT coalesce(sum("line_paid"), 0) AS "paid", coalesce(sum("coupon_share"), 0) AS "coupon",
    coalesce(sum("vat"), 0) AS "vat", coalesce(bool_and("vat" = div(("line_paid" - "coupon_share") * the_order."vat_rate" * 2
      + 100 + the_order."vat_rate", 2 * (100 + the_order."vat_rate"))), true) AS "exact"
  INTO sums FROM "order_lines" WHERE "order_id" = the_order."id";
  IF (sums."paid", sums."coupon",
      sums."vat" + the_order."delivery_vat" + the_order."express_vat" + the_order."cash_fee_vat", sums."exact")
    IS DISTINCT FROM (the_order."discounted"::bigint, the_order."coupon"::bigint, the_order."vat"::bigint, true)
  THEN
    RAISE EXCEPTION 'The lines of order % do not add up to it', the_order."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_sums', TABLE = 'orders';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "orders_sums" ON "orders";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_sums" AFTER INSERT
  OR UPDATE OF "discounted", "coupon", "vat_rate", "delivery_vat", "express_vat", "cash_fee_vat", "vat" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_sums"();
