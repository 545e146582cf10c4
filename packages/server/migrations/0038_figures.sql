CREATE TABLE "daily_code_uses" (
	"day" date NOT NULL,
	"code" text NOT NULL,
	"orders" integer NOT NULL,
	"coupon" integer NOT NULL,
	"is_merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_item_sales" (
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"sub_sku" text NOT NULL,
	"pieces" integer NOT NULL,
	"amount" integer NOT NULL,
	"is_merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_sales" (
	"day" date NOT NULL,
	"region" text NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer NOT NULL,
	"refunds" integer NOT NULL,
	"refunded" integer NOT NULL,
	"returned" integer NOT NULL,
	"is_merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
CREATE INDEX "daily_code_uses_day_index" ON "daily_code_uses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "daily_item_sales_day_index" ON "daily_item_sales" USING btree ("day");--> statement-breakpoint
CREATE INDEX "daily_sales_day_index" ON "daily_sales" USING btree ("day");
--> statement-breakpoint
CREATE FUNCTION "is_sold"("status" order_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN status NOT IN ('Pending Payment', 'Cancelled');
--> statement-breakpoint
CREATE FUNCTION "dubai_day"("at" timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (at AT TIME ZONE 'Asia/Dubai')::date;
--> statement-breakpoint
-- What each order adds to the figures while it is sold; the one definition for triggers, rebuilding and the doctor.
CREATE VIEW "order_sales" AS
SELECT id AS order_id, dubai_day(placed_at) AS day, address ->> 'region' AS region, payment_method,
  1 AS orders, 0 AS pieces, amount, vat, 0 AS refunds, 0 AS refunded, 0 AS returned FROM orders
UNION ALL SELECT o.id, dubai_day(o.placed_at), o.address ->> 'region', o.payment_method, 0, l.quantity, 0, 0, 0, 0, 0
  FROM order_lines l JOIN orders o ON o.id = l.order_id
UNION ALL SELECT o.id, dubai_day(r.created_at), o.address ->> 'region', o.payment_method, 0, 0, 0, 0, 1, r.amount, 0
  FROM refunds r JOIN orders o ON o.id = r.order_id
UNION ALL SELECT o.id, dubai_day(r.created_at), o.address ->> 'region', o.payment_method, 0, 0, 0, 0, 0, 0, l.quantity
  FROM refund_lines l JOIN refunds r ON r.id = l.refund_id JOIN orders o ON o.id = r.order_id;
--> statement-breakpoint
CREATE VIEW "order_item_sales" AS
SELECT l.order_id, dubai_day(o.placed_at) AS day, l.product_id, l.sub_sku, l.quantity AS pieces,
  l.line_paid - l.coupon_share AS amount
FROM order_lines l JOIN orders o ON o.id = l.order_id;
--> statement-breakpoint
CREATE VIEW "order_code_uses" AS
SELECT id AS order_id, dubai_day(placed_at) AS day, discount_code AS code, 1 AS orders, coupon
FROM orders WHERE discount_code IS NOT NULL;
--> statement-breakpoint
-- Adds an order as it stands in the tables to the figures, or takes it out of them again.
CREATE FUNCTION "add_order_to_figures"("id" uuid, "sign" integer) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned)
  SELECT day, region, payment_method, sign * sum(orders), sign * sum(pieces), sign * sum(amount), sign * sum(vat),
    sign * sum(refunds), sign * sum(refunded), sign * sum(returned)
  FROM order_sales WHERE order_id = id GROUP BY day, region, payment_method;
  INSERT INTO daily_item_sales (day, product_id, sub_sku, pieces, amount)
  SELECT day, product_id, sub_sku, sign * pieces, sign * amount FROM order_item_sales WHERE order_id = id;
  INSERT INTO daily_code_uses (day, code, orders, coupon)
  SELECT day, code, sign * orders, sign * coupon FROM order_code_uses WHERE order_id = id;
END;
--> statement-breakpoint
-- Before the row changes the order is taken out as it was, afterwards it is added as it is.
CREATE FUNCTION "count_changed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_WHEN = 'BEFORE' THEN
    IF is_sold(OLD.status) THEN PERFORM add_order_to_figures(OLD.id, -1); END IF;
    RETURN NEW;
  END IF;
  IF is_sold(NEW.status) THEN PERFORM add_order_to_figures(NEW.id, 1); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_before" BEFORE UPDATE ON "orders" FOR EACH ROW
WHEN ((is_sold(OLD.status), OLD.amount, OLD.vat, OLD.coupon, OLD.discount_code, OLD.payment_method, OLD.placed_at,
  OLD.address ->> 'region') IS DISTINCT FROM (is_sold(NEW.status), NEW.amount, NEW.vat, NEW.coupon, NEW.discount_code,
  NEW.payment_method, NEW.placed_at, NEW.address ->> 'region'))
EXECUTE FUNCTION "count_changed_order"();
--> statement-breakpoint
CREATE TRIGGER "count_after" AFTER UPDATE ON "orders" FOR EACH ROW
WHEN ((is_sold(OLD.status), OLD.amount, OLD.vat, OLD.coupon, OLD.discount_code, OLD.payment_method, OLD.placed_at,
  OLD.address ->> 'region') IS DISTINCT FROM (is_sold(NEW.status), NEW.amount, NEW.vat, NEW.coupon, NEW.discount_code,
  NEW.payment_method, NEW.placed_at, NEW.address ->> 'region'))
EXECUTE FUNCTION "count_changed_order"();
--> statement-breakpoint
-- An order without its lines, which count themselves: one statement may insert both.
CREATE FUNCTION "count_new_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned)
  VALUES (dubai_day(NEW.placed_at), NEW.address ->> 'region', NEW.payment_method, 1, 0, NEW.amount, NEW.vat, 0, 0, 0);
  IF NEW.discount_code IS NOT NULL THEN
    INSERT INTO daily_code_uses (day, code, orders, coupon)
    VALUES (dubai_day(NEW.placed_at), NEW.discount_code, 1, NEW.coupon);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_new" AFTER INSERT ON "orders" FOR EACH ROW WHEN (is_sold(NEW.status))
EXECUTE FUNCTION "count_new_order"();
--> statement-breakpoint
CREATE FUNCTION "count_order_lines"("order_id" uuid, "product_id" uuid, "sub_sku" text, "quantity" integer, "amount" integer)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  o record;
BEGIN
  SELECT dubai_day(placed_at) AS day, address ->> 'region' AS region, payment_method INTO o
  FROM orders WHERE id = count_order_lines.order_id AND is_sold(status);
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned)
  VALUES (o.day, o.region, o.payment_method, 0, quantity, 0, 0, 0, 0, 0);
  INSERT INTO daily_item_sales (day, product_id, sub_sku, pieces, amount)
  VALUES (o.day, count_order_lines.product_id, count_order_lines.sub_sku, quantity, count_order_lines.amount);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "count_changed_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_order_lines(OLD.order_id, OLD.product_id, OLD.sub_sku, -OLD.quantity, OLD.coupon_share - OLD.line_paid);
  IF TG_OP = 'UPDATE' THEN
    PERFORM count_order_lines(NEW.order_id, NEW.product_id, NEW.sub_sku, NEW.quantity, NEW.line_paid - NEW.coupon_share);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count" AFTER DELETE OR UPDATE OF "product_id", "sub_sku", "quantity", "line_paid", "coupon_share"
ON "order_lines" FOR EACH ROW EXECUTE FUNCTION "count_changed_line"();
--> statement-breakpoint
CREATE FUNCTION "count_new_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(o.placed_at), o.address ->> 'region', o.payment_method, 0, sum(l.quantity), 0, 0, 0, 0, 0
  FROM added l JOIN orders o ON o.id = l.order_id WHERE is_sold(o.status) GROUP BY o.id;
  INSERT INTO daily_item_sales (day, product_id, sub_sku, pieces, amount)
  SELECT dubai_day(o.placed_at), l.product_id, l.sub_sku, l.quantity, l.line_paid - l.coupon_share
  FROM added l JOIN orders o ON o.id = l.order_id WHERE is_sold(o.status);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_new" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "count_new_lines"();
--> statement-breakpoint
CREATE FUNCTION "count_new_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(NEW.created_at), address ->> 'region', payment_method, 0, 0, 0, 0, 1, NEW.amount, 0
  FROM orders WHERE id = NEW.order_id AND is_sold(status);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_new" AFTER INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION "count_new_refund"();
--> statement-breakpoint
CREATE FUNCTION "count_new_refund_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(r.created_at), o.address ->> 'region', o.payment_method, 0, 0, 0, 0, 0, 0, NEW.quantity
  FROM refunds r JOIN orders o ON o.id = r.order_id WHERE r.id = NEW.refund_id AND is_sold(o.status);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_new" AFTER INSERT ON "refund_lines" FOR EACH ROW EXECUTE FUNCTION "count_new_refund_line"();
--> statement-breakpoint
-- For orders that were written without triggers: a shop of before, a restored or a made-up one.
CREATE FUNCTION "rebuild_figures"() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM daily_sales;
  DELETE FROM daily_item_sales;
  DELETE FROM daily_code_uses;
  INSERT INTO daily_sales
    (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned, is_merged)
  SELECT s.day, s.region, s.payment_method, sum(s.orders), sum(s.pieces), sum(s.amount), sum(s.vat), sum(s.refunds),
    sum(s.refunded), sum(s.returned), true
  FROM order_sales s JOIN orders o ON o.id = s.order_id AND is_sold(o.status) GROUP BY s.day, s.region, s.payment_method;
  INSERT INTO daily_item_sales (day, product_id, sub_sku, pieces, amount, is_merged)
  SELECT s.day, s.product_id, s.sub_sku, sum(s.pieces), sum(s.amount), true
  FROM order_item_sales s JOIN orders o ON o.id = s.order_id AND is_sold(o.status) GROUP BY s.day, s.product_id, s.sub_sku;
  INSERT INTO daily_code_uses (day, code, orders, coupon, is_merged)
  SELECT s.day, s.code, sum(s.orders), sum(s.coupon), true
  FROM order_code_uses s JOIN orders o ON o.id = s.order_id AND is_sold(o.status) GROUP BY s.day, s.code;
END;
--> statement-breakpoint
SELECT rebuild_figures();
