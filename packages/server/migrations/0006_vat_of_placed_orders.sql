-- Placed orders had their prices with VAT inside as well, at the rate of the settings. Coupons are allotted over the
-- lines in whole fils, the odd ones to the largest remainders, as domain/vat.ts does it for new orders.
UPDATE "orders" o SET "vat_rate" = s."vat_rate",
  "delivery_vat" = div(o."delivery" * s."vat_rate" * 2 + 100 + s."vat_rate", 2 * (100 + s."vat_rate")),
  "express_vat" = div(o."express" * s."vat_rate" * 2 + 100 + s."vat_rate", 2 * (100 + s."vat_rate")),
  "vat" = div(o."delivery" * s."vat_rate" * 2 + 100 + s."vat_rate", 2 * (100 + s."vat_rate"))
    + div(o."express" * s."vat_rate" * 2 + 100 + s."vat_rate", 2 * (100 + s."vat_rate"))
FROM "shop_settings" s;
--> statement-breakpoint
WITH "exact" AS (
  SELECT l."order_id", l."position", o."coupon", o."coupon"::numeric * l."line_paid" AS "product",
    nullif(sum(l."line_paid") OVER (PARTITION BY l."order_id"), 0)::numeric AS "total"
  FROM "order_lines" l JOIN "orders" o ON o."id" = l."order_id"
), "whole" AS (
  SELECT *, coalesce(div("product", "total"), 0) AS "part",
    row_number() OVER (PARTITION BY "order_id" ORDER BY mod("product", "total") DESC, "position") AS "rank"
  FROM "exact"
), "shares" AS (
  SELECT *, CASE WHEN "rank" <= "coupon" - sum("part") OVER (PARTITION BY "order_id") THEN "part" + 1 ELSE "part" END AS "share"
  FROM "whole"
)
UPDATE "order_lines" l SET "coupon_share" = s."share",
  "vat" = div((l."line_paid" - s."share") * o."vat_rate" * 2 + 100 + o."vat_rate", 2 * (100 + o."vat_rate"))
FROM "shares" s JOIN "orders" o ON o."id" = s."order_id"
WHERE (l."order_id", l."position") = (s."order_id", s."position");
--> statement-breakpoint
UPDATE "orders" o SET "vat" = o."vat" + l."vat"
FROM (SELECT "order_id", sum("vat") AS "vat" FROM "order_lines" GROUP BY "order_id") l WHERE l."order_id" = o."id";
--> statement-breakpoint
-- What no check of one row can see: the lines of an order add up to what the order says, with the VAT of each line by
-- the order's rate.
CREATE FUNCTION "check_order_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF (sums."paid", sums."coupon", sums."vat" + the_order."delivery_vat" + the_order."express_vat", sums."exact")
    IS DISTINCT FROM (the_order."discounted"::bigint, the_order."coupon"::bigint, the_order."vat"::bigint, true)
  THEN
    RAISE EXCEPTION 'The lines of order % do not add up to it', the_order."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_sums', TABLE = 'orders';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_sums" AFTER INSERT
  OR UPDATE OF "discounted", "coupon", "vat_rate", "delivery_vat", "express_vat", "vat" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_sums"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_lines_sums" AFTER INSERT OR DELETE
  OR UPDATE OF "order_id", "line_paid", "coupon_share", "vat" ON "order_lines"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_sums"();
