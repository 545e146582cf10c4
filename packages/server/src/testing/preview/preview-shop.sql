SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA drizzle;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE TYPE public.cancellation_reason AS ENUM (
    'expired',
    'abandoned',
    'replaced',
    'refused',
    'mismatch'
);
CREATE TYPE public.category AS ENUM (
    'Boys',
    'Girls',
    'Unisex'
);
CREATE TYPE public.credit_reason AS ENUM (
    'order',
    'order_cancelled',
    'order_edited',
    'refund',
    'gift_card',
    'granted',
    'withdrawn'
);
CREATE TYPE public.gift_card_reason AS ENUM (
    'issued',
    'redeemed',
    'withdrawn'
);
CREATE TYPE public.link_purpose AS ENUM (
    'reset_password',
    'confirm_email',
    'change_email'
);
CREATE TYPE public.order_status AS ENUM (
    'Pending Payment',
    'Order Placed',
    'Packing',
    'Shipped',
    'Delivered',
    'Cancelled'
);
CREATE TYPE public.payment_method AS ENUM (
    'cod',
    'stripe',
    'credit'
);
CREATE TYPE public.payment_status AS ENUM (
    'starting',
    'open',
    'processing',
    'paid',
    'closed',
    'returned'
);
CREATE TYPE public.product_status AS ENUM (
    'draft',
    'scheduled',
    'published',
    'archived'
);
CREATE TYPE public.refund_destination AS ENUM (
    'original',
    'credit'
);
CREATE TYPE public.refund_status AS ENUM (
    'due',
    'pending',
    'succeeded'
);
CREATE TYPE public.return_reason AS ENUM (
    'too_small',
    'too_large',
    'not_as_pictured',
    'damaged',
    'late',
    'changed_mind'
);
CREATE TYPE public.return_resolution AS ENUM (
    'refund',
    'exchange'
);
CREATE TYPE public.return_status AS ENUM (
    'requested',
    'approved',
    'picked_up',
    'received',
    'checked',
    'refunded',
    'exchanged',
    'declined',
    'cancelled'
);
CREATE TYPE public.review_fit AS ENUM (
    'small',
    'true',
    'large'
);
CREATE TYPE public.shipping_method AS ENUM (
    'Normal',
    'Express'
);
CREATE TYPE public.staff_role AS ENUM (
    'owner',
    'manager',
    'packer',
    'viewer'
);
CREATE TYPE public.stock_reason AS ENUM (
    'opening',
    'order',
    'cancellation',
    'return',
    'count',
    'correction',
    'import',
    'removal',
    'received',
    'damaged',
    'lost',
    'exchange'
);
CREATE TYPE public.tax_document_kind AS ENUM (
    'invoice',
    'credit_note'
);
CREATE FUNCTION public.dubai_day(at timestamp with time zone) RETURNS date
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((at AT TIME ZONE 'Asia/Dubai'::text))::date;
CREATE FUNCTION public.fold_search(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN translate(lower(words), 'أإآٱىة٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْ'::text, 'اااايه0123456789'::text);
CREATE FUNCTION public.order_search_text(number integer, address jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN public.fold_search((((((((number)::text || ' '::text) || COALESCE((address ->> 'fullname'::text), ''::text)) || ' '::text) || COALESCE((address ->> 'email'::text), ''::text)) || ' '::text) || regexp_replace(COALESCE((address ->> 'phone'::text), ''::text), '[^0-9]'::text, ''::text, 'g'::text)));
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.daily_code_uses (
    day date NOT NULL,
    code text NOT NULL,
    orders integer NOT NULL,
    coupon bigint NOT NULL,
    is_merged boolean DEFAULT false NOT NULL
);
CREATE TABLE public.daily_item_sales (
    day date NOT NULL,
    product_id uuid NOT NULL,
    sub_sku text NOT NULL,
    pieces integer NOT NULL,
    amount bigint NOT NULL,
    is_merged boolean DEFAULT false NOT NULL
);
CREATE TABLE public.daily_sales (
    day date NOT NULL,
    region text NOT NULL,
    payment_method public.payment_method NOT NULL,
    orders integer NOT NULL,
    pieces integer NOT NULL,
    amount bigint NOT NULL,
    vat bigint NOT NULL,
    refunds integer NOT NULL,
    refunded bigint NOT NULL,
    returned integer NOT NULL,
    is_merged boolean DEFAULT false NOT NULL
);
CREATE SEQUENCE public.order_numbers
    START WITH 10001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.orders (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    placed_at timestamp(3) with time zone NOT NULL,
    payment_method public.payment_method NOT NULL,
    status public.order_status NOT NULL,
    paid boolean DEFAULT false NOT NULL,
    address jsonb NOT NULL,
    shipping_method public.shipping_method NOT NULL,
    subtotal integer NOT NULL,
    discounted integer NOT NULL,
    delivery integer NOT NULL,
    express integer NOT NULL,
    coupon integer NOT NULL,
    amount integer NOT NULL,
    discount_code text,
    discount_rate numeric(5,4) DEFAULT 0 NOT NULL,
    vat_rate numeric(5,2) NOT NULL,
    delivery_vat integer NOT NULL,
    express_vat integer NOT NULL,
    vat integer NOT NULL,
    language text NOT NULL,
    review_reason text,
    number integer DEFAULT nextval('public.order_numbers'::regclass) NOT NULL,
    remitted boolean DEFAULT false NOT NULL,
    out_for_delivery_at timestamp(3) with time zone,
    credit integer DEFAULT 0 NOT NULL,
    estimated_day date,
    search_text text GENERATED ALWAYS AS (public.order_search_text(number, address)) STORED,
    cash_fee integer DEFAULT 0 NOT NULL,
    cash_fee_vat integer DEFAULT 0 NOT NULL,
    CONSTRAINT orders_amount CHECK (((amount >= 0) AND (((((discounted + delivery) + express) + cash_fee) - coupon) = amount))),
    CONSTRAINT orders_cash_fee CHECK (((cash_fee >= 0) AND ((cash_fee = 0) OR (payment_method = 'cod'::public.payment_method)))),
    CONSTRAINT orders_cash_fee_vat CHECK (((cash_fee_vat)::numeric = div((((((cash_fee)::numeric * vat_rate) * (2)::numeric) + (100)::numeric) + vat_rate), ((2)::numeric * ((100)::numeric + vat_rate))))),
    CONSTRAINT orders_credit CHECK ((((credit >= 0) AND (credit <= amount)) AND (((payment_method)::text <> 'credit'::text) OR (credit = amount)))),
    CONSTRAINT orders_delivery_vat CHECK (((delivery_vat)::numeric = div((((((delivery)::numeric * vat_rate) * (2)::numeric) + (100)::numeric) + vat_rate), ((2)::numeric * ((100)::numeric + vat_rate))))),
    CONSTRAINT orders_express_vat CHECK (((express_vat)::numeric = div((((((express)::numeric * vat_rate) * (2)::numeric) + (100)::numeric) + vat_rate), ((2)::numeric * ((100)::numeric + vat_rate))))),
    CONSTRAINT orders_pending_unpaid CHECK ((NOT (paid AND (status = 'Pending Payment'::public.order_status)))),
    CONSTRAINT orders_review_reason CHECK ((review_reason = 'unconfirmed_phone'::text)),
    CONSTRAINT orders_vat CHECK (((vat >= ((delivery_vat + express_vat) + cash_fee_vat)) AND (vat <= amount))),
    CONSTRAINT orders_vat_rate CHECK (((vat_rate >= (0)::numeric) AND (vat_rate < (100)::numeric)))
);
CREATE VIEW public.order_code_uses AS
 SELECT orders.id AS order_id,
    public.dubai_day(orders.placed_at) AS day,
    orders.discount_code AS code,
    1 AS orders,
    orders.coupon
   FROM public.orders
  WHERE (orders.discount_code IS NOT NULL);
CREATE TABLE public.order_lines (
    order_id uuid NOT NULL,
    "position" integer NOT NULL,
    product_id uuid NOT NULL,
    size text NOT NULL,
    color_name text NOT NULL,
    sub_sku text NOT NULL,
    quantity integer NOT NULL,
    product jsonb NOT NULL,
    line_paid integer NOT NULL,
    flash_units integer NOT NULL,
    coupon_share integer NOT NULL,
    vat integer NOT NULL,
    size_entry_id uuid,
    CONSTRAINT order_lines_coupon_share CHECK (((coupon_share >= 0) AND (coupon_share <= line_paid))),
    CONSTRAINT order_lines_flash_units CHECK ((flash_units = ANY (ARRAY[0, 1]))),
    CONSTRAINT order_lines_quantity CHECK ((quantity > 0)),
    CONSTRAINT order_lines_vat CHECK (((vat >= 0) AND (vat <= (line_paid - coupon_share))))
);
CREATE VIEW public.order_item_sales AS
 SELECT l.order_id,
    public.dubai_day(o.placed_at) AS day,
    l.product_id,
    l.sub_sku,
    l.quantity AS pieces,
    (l.line_paid - l.coupon_share) AS amount
   FROM (public.order_lines l
     JOIN public.orders o ON ((o.id = l.order_id)));
CREATE TABLE public.refund_lines (
    refund_id uuid NOT NULL,
    order_id uuid NOT NULL,
    "position" integer NOT NULL,
    quantity integer NOT NULL,
    amount integer NOT NULL,
    restocked integer DEFAULT 0 NOT NULL,
    CONSTRAINT refund_lines_amount CHECK ((amount >= 0)),
    CONSTRAINT refund_lines_quantity CHECK ((quantity > 0)),
    CONSTRAINT refund_lines_restocked CHECK (((restocked >= 0) AND (restocked <= quantity)))
);
CREATE TABLE public.refunds (
    order_id uuid NOT NULL,
    amount integer NOT NULL,
    status public.refund_status DEFAULT 'due'::public.refund_status NOT NULL,
    provider_attempt integer DEFAULT 0 NOT NULL,
    provider_refund_id text,
    created_at timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp(3) with time zone NOT NULL,
    last_error text,
    refunded_at timestamp(3) with time zone,
    id uuid NOT NULL,
    actor text NOT NULL,
    reason text,
    is_edit boolean DEFAULT false NOT NULL,
    credit integer DEFAULT 0 NOT NULL,
    delivery integer DEFAULT 0 NOT NULL,
    has_emails boolean DEFAULT true NOT NULL,
    to_pay_back boolean DEFAULT false NOT NULL,
    paid_back_at timestamp(3) with time zone,
    paid_back_by text,
    paid_back_note text DEFAULT ''::text NOT NULL,
    CONSTRAINT refunds_amount CHECK ((amount > 0)),
    CONSTRAINT refunds_credit CHECK (((credit >= 0) AND (credit <= amount))),
    CONSTRAINT refunds_delivery CHECK (((delivery >= 0) AND (delivery <= amount))),
    CONSTRAINT refunds_paid_back CHECK (((paid_back_at IS NULL) = (paid_back_by IS NULL))),
    CONSTRAINT refunds_paid_back_once CHECK (((paid_back_at IS NULL) OR (NOT to_pay_back))),
    CONSTRAINT refunds_pending CHECK (((status <> 'pending'::public.refund_status) OR (provider_refund_id IS NOT NULL))),
    CONSTRAINT refunds_refunded CHECK (((refunded_at IS NOT NULL) = (status = 'succeeded'::public.refund_status)))
);
CREATE VIEW public.order_sales AS
 SELECT orders.id AS order_id,
    public.dubai_day(orders.placed_at) AS day,
    (orders.address ->> 'region'::text) AS region,
    orders.payment_method,
    1 AS orders,
    0 AS pieces,
    orders.amount,
    orders.vat,
    0 AS refunds,
    0 AS refunded,
    0 AS returned
   FROM public.orders
UNION ALL
 SELECT o.id AS order_id,
    public.dubai_day(o.placed_at) AS day,
    (o.address ->> 'region'::text) AS region,
    o.payment_method,
    0 AS orders,
    l.quantity AS pieces,
    0 AS amount,
    0 AS vat,
    0 AS refunds,
    0 AS refunded,
    0 AS returned
   FROM (public.order_lines l
     JOIN public.orders o ON ((o.id = l.order_id)))
UNION ALL
 SELECT o.id AS order_id,
    public.dubai_day(r.created_at) AS day,
    (o.address ->> 'region'::text) AS region,
    o.payment_method,
    0 AS orders,
    0 AS pieces,
    0 AS amount,
    0 AS vat,
    1 AS refunds,
    r.amount AS refunded,
    0 AS returned
   FROM (public.refunds r
     JOIN public.orders o ON (((o.id = r.order_id) AND (NOT r.is_edit))))
UNION ALL
 SELECT o.id AS order_id,
    public.dubai_day(r.created_at) AS day,
    (o.address ->> 'region'::text) AS region,
    o.payment_method,
    0 AS orders,
    0 AS pieces,
    0 AS amount,
    0 AS vat,
    0 AS refunds,
    0 AS refunded,
    l.quantity AS returned
   FROM ((public.refund_lines l
     JOIN public.refunds r ON ((r.id = l.refund_id)))
     JOIN public.orders o ON ((o.id = r.order_id)));
CREATE FUNCTION public.add_order_to_figures(id uuid, sign integer) RETURNS void
    LANGUAGE sql
    BEGIN ATOMIC
 INSERT INTO public.daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned)  SELECT order_sales.day,
             order_sales.region,
             order_sales.payment_method,
             (add_order_to_figures.sign * sum(order_sales.orders)),
             (add_order_to_figures.sign * sum(order_sales.pieces)),
             (add_order_to_figures.sign * sum(order_sales.amount)),
             (add_order_to_figures.sign * sum(order_sales.vat)),
             (add_order_to_figures.sign * sum(order_sales.refunds)),
             (add_order_to_figures.sign * sum(order_sales.refunded)),
             (add_order_to_figures.sign * sum(order_sales.returned))
            FROM public.order_sales
           WHERE (order_sales.order_id = add_order_to_figures.id)
           GROUP BY order_sales.day, order_sales.region, order_sales.payment_method;
 INSERT INTO public.daily_item_sales (day, product_id, sub_sku, pieces, amount)  SELECT order_item_sales.day,
             order_item_sales.product_id,
             order_item_sales.sub_sku,
             (add_order_to_figures.sign * order_item_sales.pieces),
             (add_order_to_figures.sign * order_item_sales.amount)
            FROM public.order_item_sales
           WHERE (order_item_sales.order_id = add_order_to_figures.id);
 INSERT INTO public.daily_code_uses (day, code, orders, coupon)  SELECT order_code_uses.day,
             order_code_uses.code,
             (add_order_to_figures.sign * order_code_uses.orders),
             (add_order_to_figures.sign * order_code_uses.coupon)
            FROM public.order_code_uses
           WHERE (order_code_uses.order_id = add_order_to_figures.id);
END;
CREATE FUNCTION public.add_to_purchases(shopper uuid, more_orders integer, more_refused integer) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO shopper_purchases AS p (user_id, orders, refused) VALUES (shopper, more_orders, more_refused)
  ON CONFLICT (user_id) DO UPDATE SET orders = p.orders + more_orders, refused = p.refused + more_refused
$$;
CREATE FUNCTION public.add_to_recent_sales() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO recent_sales (product_id) SELECT id FROM after;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.announce_catalogue() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('catalogue', TG_ARGV[0]);
  RETURN NULL;
END
$$;
CREATE FUNCTION public.announce_change_of_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id::text || ' changed');
  RETURN NULL;
END
$$;
CREATE FUNCTION public.announce_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id::text || ' ' || NEW.to_status::text);
  RETURN NULL;
END
$$;
CREATE FUNCTION public.announce_product_of_size() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO "stale_cards" ("product_id") SELECT NEW.product_id UNION SELECT OLD.product_id;
  PERFORM pg_notify('catalogue', concat_ws(' ', 'products', NEW.product_id, nullif(OLD.product_id, NEW.product_id)));
  RETURN NULL;
END
$$;
CREATE FUNCTION public.announce_products() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE 'SELECT array_agg(DISTINCT id) FROM (' || TG_ARGV[0] || ') AS found (id)' INTO ids;
  IF ids IS NULL THEN RETURN NULL; END IF;
  INSERT INTO "stale_cards" ("product_id") SELECT unnest(ids);
  IF cardinality(ids) > 150 THEN
    PERFORM pg_notify('catalogue', 'all');
  ELSE
    PERFORM pg_notify('catalogue', 'products ' || array_to_string(ids, ' '));
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.announce_review_of_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.id::text || ' changed');
  RETURN NULL;
END
$$;
CREATE FUNCTION public.announce_work() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('orders', 'work');
  RETURN NULL;
END
$$;
CREATE FUNCTION public.cart_takes(shopper uuid, entry uuid, most_lines integer) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM "lock_cart"("shopper");
  RETURN EXISTS (SELECT FROM "cart_lines" WHERE "user_id" = "shopper" AND "size_entry_id" = "entry")
    OR (SELECT count(*) FROM "cart_lines" WHERE "user_id" = "shopper") < "most_lines";
END
$$;
CREATE FUNCTION public.check_order_sums() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.check_refund() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  the_order "orders";
  came_in bigint;
  by_credit bigint := 0;
  given bigint;
  given_credit bigint;
BEGIN
  SELECT * INTO the_order FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  SELECT "received" INTO came_in FROM "order_payments" WHERE "order_id" = NEW."order_id";
  IF NOT FOUND AND the_order."paid" THEN came_in := the_order."amount" - the_order."credit"; END IF;
  SELECT coalesce(sum("amount"), 0) + NEW."amount", coalesce(sum("credit"), 0) + NEW."credit" INTO given, given_credit
  FROM "refunds" WHERE "order_id" = NEW."order_id" AND "id" <> NEW."id";
  IF the_order."paid" THEN
    SELECT the_order."credit" + coalesce(sum("credit"), 0) + CASE WHEN NEW."is_edit" THEN NEW."credit" ELSE 0 END INTO by_credit
    FROM "refunds" WHERE "order_id" = NEW."order_id" AND "id" <> NEW."id" AND "is_edit";
  END IF;
  IF given > coalesce(came_in, 0) + by_credit OR given - given_credit > coalesce(came_in, 0) THEN
    RAISE EXCEPTION 'Order % cannot give back more than was paid', NEW."order_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment', TABLE = 'refunds';
  END IF;
  IF NEW."amount" < (SELECT coalesce(sum("amount"), 0) FROM "refund_lines" WHERE "refund_id" = NEW."id") THEN
    RAISE EXCEPTION 'Refund % is less than its lines', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_within_refund', TABLE = 'refunds';
  END IF;
  RETURN NEW;
END
$$;
CREATE FUNCTION public.check_refund_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  ordered "order_lines";
  units bigint;
  fils bigint;
BEGIN
  PERFORM FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  SELECT * INTO ordered FROM "order_lines" WHERE "order_id" = NEW."order_id" AND "position" = NEW."position";
  SELECT coalesce(sum("quantity"), 0), coalesce(sum("amount"), 0) INTO units, fils FROM "refund_lines"
  WHERE "order_id" = NEW."order_id" AND "position" = NEW."position" AND "refund_id" <> NEW."refund_id";
  IF units + NEW."quantity" > ordered."quantity" OR fils + NEW."amount" > ordered."line_paid" - ordered."coupon_share" THEN
    RAISE EXCEPTION 'Line % of order % cannot give back more than was bought', NEW."position", NEW."order_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_within_line', TABLE = 'refund_lines';
  END IF;
  IF NEW."amount" + (SELECT coalesce(sum("amount"), 0) FROM "refund_lines"
      WHERE "refund_id" = NEW."refund_id" AND "position" <> NEW."position")
    > (SELECT "amount" FROM "refunds" WHERE "id" = NEW."refund_id")
  THEN
    RAISE EXCEPTION 'Refund % is less than its lines', NEW."refund_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_within_refund', TABLE = 'refund_lines';
  END IF;
  RETURN NEW;
END
$$;
CREATE FUNCTION public.check_return_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  IF NEW."quantity" + (SELECT coalesce(sum(l."quantity"), 0) FROM "return_lines" l JOIN "returns" r ON r."id" = l."return_id"
      WHERE l."order_id" = NEW."order_id" AND l."position" = NEW."position" AND l."return_id" <> NEW."return_id"
        AND r."status" NOT IN ('declined', 'cancelled'))
    > (SELECT "quantity" FROM "order_lines" WHERE "order_id" = NEW."order_id" AND "position" = NEW."position")
  THEN
    RAISE EXCEPTION 'Line % of order % cannot come back more often than it was bought', NEW."position", NEW."order_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'return_lines_within_line', TABLE = 'return_lines';
  END IF;
  RETURN NEW;
END
$$;
CREATE FUNCTION public.count_cards() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
BEGIN
  EXECUTE 'WITH changed AS MATERIALIZED (' || TG_ARGV[0] || $count$)
    INSERT INTO "card_counts" AS kept ("kind", "category", "type_slug", "department", "value", "names", "count")
    SELECT counted.kind, category, type_slug, department, counted.value,
      (array_agg(counted.names) FILTER (WHERE sign > 0 AND counted.names IS NOT NULL))[1], sum(sign)
    FROM changed CROSS JOIN LATERAL (
      SELECT 'product', '', type_names
      UNION ALL SELECT 'price', displayed_price::text, NULL
      UNION ALL SELECT 'stock', '', NULL WHERE in_stock
      UNION ALL SELECT 'size', size, NULL FROM unnest(sizes) size
      UNION ALL SELECT 'word', word, NULL FROM unnest(words) word
      UNION ALL SELECT 'colour', colour, (array_agg(colour_names -> (place - 1)::integer ORDER BY place))[1]
        FROM unnest(colours) WITH ORDINALITY AS own (colour, place) WHERE NOT has_options GROUP BY colour
    ) AS counted (kind, value, names)
    GROUP BY counted.kind, category, type_slug, department, counted.value
    HAVING sum(sign) <> 0 OR count(DISTINCT counted.names) > 1
    ON CONFLICT ("kind", "category", "type_slug", "department", "value")
    DO UPDATE SET "count" = kept.count + EXCLUDED.count, "names" = coalesce(EXCLUDED.names, kept.names)$count$;
  DELETE FROM "card_counts" WHERE "count" = 0;
  RETURN NULL;
END
$_$;
CREATE FUNCTION public.count_changed_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM count_order_lines(OLD.order_id, OLD.product_id, OLD.sub_sku, -OLD.quantity, OLD.coupon_share - OLD.line_paid);
  IF TG_OP = 'UPDATE' THEN
    PERFORM count_order_lines(NEW.order_id, NEW.product_id, NEW.sub_sku, NEW.quantity, NEW.line_paid - NEW.coupon_share);
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.count_changed_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_WHEN = 'BEFORE' THEN
    IF is_sold(OLD.status) THEN PERFORM add_order_to_figures(OLD.id, -1); END IF;
    RETURN NEW;
  END IF;
  IF is_sold(NEW.status) THEN PERFORM add_order_to_figures(NEW.id, 1); END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.count_changed_order_of_shopper() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  refusals integer := 0;
BEGIN
  IF OLD.user_id <> NEW.user_id THEN
    SELECT count(*) INTO refusals FROM order_events
    WHERE order_id = NEW.id AND from_status = 'Shipped' AND to_status = 'Cancelled';
    PERFORM add_to_purchases(OLD.user_id, -is_sold(OLD.status)::integer, -refusals);
    PERFORM add_to_purchases(NEW.user_id, is_sold(NEW.status)::integer, refusals);
  ELSE
    PERFORM add_to_purchases(NEW.user_id, is_sold(NEW.status)::integer - is_sold(OLD.status)::integer, 0);
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.count_new_lines() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.count_new_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.count_new_refund() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(NEW.created_at), address ->> 'region', payment_method, 0, 0, 0, 0, 1, NEW.amount, 0
  FROM orders WHERE id = NEW.order_id AND is_sold(status);
  RETURN NULL;
END
$$;
CREATE FUNCTION public.count_new_refund_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned)
  SELECT dubai_day(r.created_at), o.address ->> 'region', o.payment_method, 0, 0, 0, 0, 0, 0, NEW.quantity
  FROM refunds r JOIN orders o ON o.id = r.order_id WHERE r.id = NEW.refund_id AND is_sold(o.status);
  RETURN NULL;
END
$$;
CREATE FUNCTION public.count_order_lines(order_id uuid, product_id uuid, sub_sku text, quantity integer, amount integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.count_order_of_shopper() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE users SET language = NEW.language WHERE id = NEW.user_id AND language <> NEW.language;
  IF is_sold(NEW.status) THEN PERFORM add_to_purchases(NEW.user_id, 1, 0); END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.count_refused_parcel_of_shopper() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM add_to_purchases(user_id, 0, 1) FROM orders WHERE id = NEW.order_id;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.is_sold(status public.order_status) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (status <> ALL (ARRAY['Pending Payment'::public.order_status, 'Cancelled'::public.order_status]));
CREATE FUNCTION public.keep_gift_card() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE "gift_cards" SET "balance" = "balance" + NEW."amount" WHERE "id" = NEW."gift_card_id";
  RETURN NEW;
END
$$;
CREATE FUNCTION public.keep_store_credit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  spent bigint;
  most bigint;
BEGIN
  INSERT INTO "store_credit_accounts" ("user_id", "balance") VALUES (NEW."user_id", 0) ON CONFLICT DO NOTHING;
  UPDATE "store_credit_accounts" SET "balance" = "balance" + NEW."amount" WHERE "user_id" = NEW."user_id"
  RETURNING "balance" INTO NEW."balance";
  -- Taken below the lock, so that the ids of a shopper are in the order of the balances.
  NEW."id" := nextval('store_credit_entries_id_seq');
  IF NEW."order_id" IS NOT NULL THEN
    SELECT "credit" INTO most FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
    SELECT -(coalesce(sum("amount"), 0) + NEW."amount") INTO spent FROM "store_credit_entries" WHERE "order_id" = NEW."order_id";
    IF spent < 0 OR (NEW."amount" < 0 AND spent > most) THEN
      RAISE EXCEPTION 'Order % would hold % of the credit that it has taken', NEW."order_id", spent
        USING ERRCODE = 'check_violation', CONSTRAINT = 'store_credit_entries_of_order', TABLE = 'store_credit_entries';
    END IF;
  END IF;
  IF NEW."refund_id" IS NOT NULL AND NEW."amount" <> (SELECT "credit" FROM "refunds" WHERE "id" = NEW."refund_id") THEN
    RAISE EXCEPTION 'Refund % gives another amount of credit', NEW."refund_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_credit_entries_of_refund', TABLE = 'store_credit_entries';
  END IF;
  RETURN NEW;
END
$$;
CREATE FUNCTION public.keep_tax_documents() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'A tax document that was issued is never changed' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE FUNCTION public.keep_variant_name() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO variant_names (product_id, color_name, variant_id) VALUES (NEW.product_id, NEW.color_name, NEW.id)
  ON CONFLICT (product_id, color_name) DO UPDATE SET variant_id = excluded.variant_id;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.lock_cart(shopper uuid) RETURNS void
    LANGUAGE sql
    AS $$
  SELECT pg_advisory_xact_lock(hashtextextended("shopper"::text, 1))
$$;
CREATE FUNCTION public.mark_products() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  DELETE FROM product_marks m USING after a CROSS JOIN LATERAL product_flags(a.discount, a.applied_sale, a.flashsale,
    a.flash_paused, a.flash_discount, a.bestseller, a.bestofkids) f
  WHERE NOT f.holds AND m.mark = f.mark AND m.product_id = a.id;
  INSERT INTO product_marks (mark, product_id)
  SELECT f.mark, a.id FROM after a CROSS JOIN LATERAL product_flags(a.discount, a.applied_sale, a.flashsale,
    a.flash_paused, a.flash_discount, a.bestseller, a.bestofkids) f
  WHERE f.holds ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.mark_translated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.name <> '' THEN
    DELETE FROM product_marks WHERE mark = 'no_arabic' AND product_id = NEW.product_id;
  ELSE
    INSERT INTO product_marks (mark, product_id) SELECT 'no_arabic', id FROM products
    WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.product_id ELSE NEW.product_id END ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.mark_untranslated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO product_marks (mark, product_id) SELECT 'no_arabic', id FROM after;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.note_short_size() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.counted AND NEW.stocks <= 3 THEN
    INSERT INTO short_sizes (size_entry_id, product_id) VALUES (NEW.id, NEW.product_id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM short_sizes WHERE size_entry_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.product_flags(discount numeric, applied_sale numeric, flashsale boolean, flash_paused boolean, flash_discount numeric, bestseller boolean, bestofkids boolean) RETURNS TABLE(mark text, holds boolean)
    LANGUAGE sql IMMUTABLE
    BEGIN ATOMIC
 SELECT f.column1,
     f.column2
    FROM ( VALUES ('reduced'::text,((GREATEST(product_flags.discount, product_flags.applied_sale) > (0)::numeric) OR (product_flags.flashsale AND (NOT product_flags.flash_paused) AND (product_flags.flash_discount > (0)::numeric)))), ('flashsale'::text,product_flags.flashsale), ('bestseller'::text,product_flags.bestseller), ('bestofkids'::text,product_flags.bestofkids)) f;
END;
CREATE FUNCTION public.queue_order_webhook() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  event text := CASE NEW.to_status
    WHEN 'Order Placed' THEN 'order.placed'
    WHEN 'Packing' THEN 'order.packed'
    WHEN 'Shipped' THEN 'order.shipped'
    WHEN 'Delivered' THEN 'order.delivered'
    WHEN 'Cancelled' THEN 'order.cancelled'
  END;
BEGIN
  -- An order that was never paid was never told of.
  IF NEW.to_status = 'Cancelled' AND NEW.from_status = 'Pending Payment' THEN RETURN NULL; END IF;
  IF event IS NOT NULL AND wants_webhook(event) THEN
    PERFORM queue_webhook(event, NEW.order_id, NEW.at, webhook_order(NEW.order_id) || jsonb_build_object('status', NEW.to_status));
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.queue_paid_webhook() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF wants_webhook('order.paid') THEN
    PERFORM queue_webhook('order.paid', NEW.id, now(), webhook_order(NEW.id));
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.queue_product_webhooks() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
BEGIN
  IF wants_webhook(TG_ARGV[0]) THEN
    EXECUTE 'INSERT INTO webhook_deliveries (endpoint_id, type, subject_id, data, happened_at, next_at)
      SELECT e.id, $1, f.id, jsonb_build_object(''productId'', f.id), now(), to_timestamp(0)
      FROM webhook_endpoints e CROSS JOIN (SELECT DISTINCT id FROM (' || TG_ARGV[1] || ') AS found (id)) AS f
      WHERE e.paused IS NULL AND $1 = ANY (e.events)
        AND ($1 <> ''product.updated'' OR EXISTS (SELECT FROM products p WHERE p.id = f.id))
        AND NOT EXISTS (
          SELECT FROM webhook_deliveries d
          WHERE d.subject_id = f.id AND d.endpoint_id = e.id AND d.attempts = 0
            AND d.type IN ($1, ''product.created'') AND d.xmin = pg_current_xact_id()::xid)
      ORDER BY e.id, f.id' USING TG_ARGV[0];
  END IF;
  RETURN NULL;
END
$_$;
CREATE FUNCTION public.queue_refund_webhook() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF wants_webhook(TG_ARGV[0]) THEN
    PERFORM queue_webhook(TG_ARGV[0], NEW.id, CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END, (
      SELECT jsonb_build_object('refundId', NEW.id, 'orderId', id, 'number', number, 'status', NEW.status, 'amount', NEW.amount,
        'credit', NEW.credit, 'currency', 'AED')
      FROM orders WHERE id = NEW.order_id));
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.queue_return_webhook() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  event text := 'return.' || NEW.to_status;
BEGIN
  IF wants_webhook(event) THEN
    PERFORM queue_webhook(event, NEW.return_id, NEW.at, (
      SELECT jsonb_build_object('returnId', id, 'number', number, 'orderId', order_id, 'status', NEW.to_status, 'resolution', resolution)
      FROM returns WHERE id = NEW.return_id));
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.queue_size_webhook() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF wants_webhook('product.updated') AND NOT EXISTS (
    SELECT FROM webhook_deliveries d WHERE d.subject_id = NEW.product_id AND d.attempts = 0
      AND d.type IN ('product.updated', 'product.created') AND d.xmin = pg_current_xact_id()::xid) THEN
    PERFORM queue_webhook('product.updated', NEW.product_id, now(), jsonb_build_object('productId', NEW.product_id));
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.queue_stock_webhook() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF wants_webhook('stock.changed') THEN
    PERFORM queue_webhook('stock.changed', NEW.size_entry_id, NEW.at, jsonb_build_object(
      'sizeEntryId', NEW.size_entry_id, 'productId', (SELECT product_id FROM size_entries WHERE id = NEW.size_entry_id),
      'sku', NEW.sub_sku, 'delta', NEW.delta, 'reason', NEW.reason, 'orderId', NEW.order_id,
      'stock', (SELECT sum(delta) FROM stock_movements WHERE size_entry_id = NEW.size_entry_id)));
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.queue_webhook(event text, subject uuid, happened timestamp with time zone, data jsonb) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO webhook_deliveries (endpoint_id, type, subject_id, data, happened_at, next_at)
  SELECT id, event, subject, data, happened, to_timestamp(0) FROM webhook_endpoints
  WHERE paused IS NULL AND event = ANY (events) ORDER BY id
$$;
CREATE FUNCTION public.rebuild_figures() RETURNS void
    LANGUAGE sql
    BEGIN ATOMIC
 DELETE FROM public.daily_sales;
 DELETE FROM public.daily_item_sales;
 DELETE FROM public.daily_code_uses;
 INSERT INTO public.daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned, is_merged)  SELECT s.day,
             s.region,
             s.payment_method,
             sum(s.orders) AS sum,
             sum(s.pieces) AS sum,
             sum(s.amount) AS sum,
             sum(s.vat) AS sum,
             sum(s.refunds) AS sum,
             sum(s.refunded) AS sum,
             sum(s.returned) AS sum,
             true
            FROM (public.order_sales s
              JOIN public.orders o ON (((o.id = s.order_id) AND public.is_sold(o.status))))
           GROUP BY s.day, s.region, s.payment_method;
 INSERT INTO public.daily_item_sales (day, product_id, sub_sku, pieces, amount, is_merged)  SELECT s.day,
             s.product_id,
             s.sub_sku,
             sum(s.pieces) AS sum,
             sum(s.amount) AS sum,
             true
            FROM (public.order_item_sales s
              JOIN public.orders o ON (((o.id = s.order_id) AND public.is_sold(o.status))))
           GROUP BY s.day, s.product_id, s.sub_sku;
 INSERT INTO public.daily_code_uses (day, code, orders, coupon, is_merged)  SELECT s.day,
             s.code,
             sum(s.orders) AS sum,
             sum(s.coupon) AS sum,
             true
            FROM (public.order_code_uses s
              JOIN public.orders o ON (((o.id = s.order_id) AND public.is_sold(o.status))))
           GROUP BY s.day, s.code;
END;
CREATE TABLE public.product_marks (
    mark text NOT NULL,
    product_id uuid NOT NULL
);
CREATE TABLE public.product_translations (
    product_id uuid NOT NULL,
    language text NOT NULL,
    name text,
    description text,
    CONSTRAINT product_translations_language CHECK ((language <> 'en'::text))
);
CREATE TABLE public.products (
    id uuid NOT NULL,
    handle text NOT NULL,
    name text NOT NULL,
    sku text NOT NULL,
    description text NOT NULL,
    category public.category NOT NULL,
    sub_category text NOT NULL,
    image text[] NOT NULL,
    price integer NOT NULL,
    discount numeric(9,6) DEFAULT 0 NOT NULL,
    flashsale boolean DEFAULT false NOT NULL,
    flash_discount numeric(9,6) DEFAULT 0 NOT NULL,
    bestseller boolean DEFAULT false NOT NULL,
    bestofkids boolean DEFAULT false NOT NULL,
    published_at timestamp(3) with time zone NOT NULL,
    status public.product_status DEFAULT 'published'::public.product_status NOT NULL,
    sale_discount numeric(9,6) DEFAULT 0 NOT NULL,
    sale_starts_at timestamp(3) with time zone,
    sale_ends_at timestamp(3) with time zone,
    applied_sale numeric(9,6) DEFAULT 0 NOT NULL,
    flash_starts_at timestamp(3) with time zone,
    flash_ends_at timestamp(3) with time zone,
    flash_paused boolean DEFAULT false NOT NULL,
    publish_at timestamp(3) with time zone,
    alt_texts jsonb DEFAULT '{}'::jsonb NOT NULL,
    imported_fields jsonb DEFAULT '{}'::jsonb NOT NULL,
    related_handles text[] DEFAULT '{}'::text[] NOT NULL,
    option_name text DEFAULT ''::text NOT NULL,
    CONSTRAINT products_percents CHECK (((discount >= (0)::numeric) AND (discount < (100)::numeric) AND (flash_discount >= (0)::numeric) AND (flash_discount < (100)::numeric))),
    CONSTRAINT products_price CHECK ((price > 0)),
    CONSTRAINT products_publish_at CHECK ((((status)::text <> 'scheduled'::text) OR (publish_at IS NOT NULL))),
    CONSTRAINT products_sales CHECK (((sale_discount >= (0)::numeric) AND (sale_discount < (100)::numeric) AND (applied_sale >= (0)::numeric) AND (applied_sale < (100)::numeric))),
    CONSTRAINT products_times CHECK (((sale_ends_at > sale_starts_at) AND (flash_ends_at > flash_starts_at)))
);
CREATE TABLE public.recent_sales (
    product_id uuid NOT NULL,
    pieces integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.short_sizes (
    size_entry_id uuid NOT NULL,
    product_id uuid NOT NULL
);
CREATE TABLE public.size_entries (
    product_id uuid NOT NULL,
    size text NOT NULL,
    "position" integer NOT NULL,
    stocks integer NOT NULL,
    sub_sku text NOT NULL,
    id uuid NOT NULL,
    variant_id uuid NOT NULL,
    counted boolean DEFAULT true NOT NULL,
    available integer GENERATED ALWAYS AS (
CASE
    WHEN counted THEN stocks
    ELSE 9999
END) STORED NOT NULL,
    price integer,
    movement_reason public.stock_reason,
    movement_order_id uuid,
    movement_actor text,
    barcode text,
    movement_note text,
    shelf text,
    imported_fields jsonb DEFAULT '{}'::jsonb NOT NULL,
    last_counted_at timestamp(3) with time zone,
    CONSTRAINT size_entries_movement CHECK ((num_nonnulls(movement_reason, movement_order_id, movement_actor, movement_note) = 0)),
    CONSTRAINT size_entries_price CHECK ((price > 0)),
    CONSTRAINT size_entries_stocks CHECK ((stocks >= 0))
);
CREATE FUNCTION public.rebuild_product_marks() RETURNS void
    LANGUAGE sql
    BEGIN ATOMIC
 DELETE FROM public.product_marks;
 DELETE FROM public.short_sizes;
 INSERT INTO public.product_marks (mark, product_id)  SELECT f.mark,
             p.id
            FROM (public.products p
              CROSS JOIN LATERAL public.product_flags(p.discount, p.applied_sale, p.flashsale, p.flash_paused, p.flash_discount, p.bestseller, p.bestofkids) f(mark, holds))
           WHERE f.holds
         UNION ALL
          SELECT 'no_arabic'::text,
             p.id
            FROM public.products p
           WHERE (NOT (EXISTS ( SELECT
                    FROM public.product_translations t
                   WHERE ((t.product_id = p.id) AND (t.language = 'ar'::text) AND (t.name <> ''::text)))));
 INSERT INTO public.short_sizes (size_entry_id, product_id)  SELECT size_entries.id,
             size_entries.product_id
            FROM public.size_entries
           WHERE (size_entries.counted AND (size_entries.stocks <= 3));
 INSERT INTO public.recent_sales (product_id)  SELECT products.id
            FROM public.products ON CONFLICT DO NOTHING;
END;
CREATE FUNCTION public.shopper_search_text(name text, email text, phone text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN public.fold_search(((((name || ' '::text) || email) || ' '::text) || regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text)));
CREATE TABLE public.order_events (
    id bigint NOT NULL,
    order_id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor text NOT NULL,
    from_status public.order_status,
    to_status public.order_status NOT NULL,
    reason text
);
CREATE TABLE public.shopper_purchases (
    user_id uuid NOT NULL,
    orders integer DEFAULT 0 NOT NULL,
    refused integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    phone_confirmed_at timestamp(3) with time zone,
    email_confirmed_at timestamp(3) with time zone,
    erased_at timestamp(3) with time zone,
    guest boolean DEFAULT false NOT NULL,
    search_text text GENERATED ALWAYS AS (public.shopper_search_text(name, email, phone)) STORED,
    language text DEFAULT 'en'::text NOT NULL,
    deletion_asked_at timestamp(3) with time zone
);
CREATE FUNCTION public.rebuild_shopper_purchases() RETURNS void
    LANGUAGE sql
    BEGIN ATOMIC
 DELETE FROM public.shopper_purchases;
 INSERT INTO public.shopper_purchases (user_id, orders, refused)  SELECT o.user_id,
             count(*) FILTER (WHERE public.is_sold(o.status)) AS count,
             COALESCE(sum(r.refused), (0)::numeric) AS "coalesce"
            FROM (public.orders o
              LEFT JOIN ( SELECT order_events.order_id,
                     count(*) AS refused
                    FROM public.order_events
                   WHERE ((order_events.from_status = 'Shipped'::public.order_status) AND (order_events.to_status = 'Cancelled'::public.order_status))
                   GROUP BY order_events.order_id) r ON ((r.order_id = o.id)))
           GROUP BY o.user_id;
 UPDATE public.users u SET language = l.language
    FROM ( SELECT DISTINCT ON (orders.user_id) orders.user_id,
             orders.language
            FROM public.orders
           ORDER BY orders.user_id, orders.placed_at DESC) l
   WHERE ((l.user_id = u.id) AND (u.language <> l.language));
END;
CREATE FUNCTION public.record_added_prices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    PERFORM record_prices(ARRAY (SELECT id FROM added));
  ELSE
    PERFORM record_prices(ARRAY (SELECT DISTINCT product_id FROM added));
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.record_opening_stock() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, actor, at)
  SELECT id, sub_sku, stocks, 'opening', 'system', now() FROM added WHERE stocks <> 0 ORDER BY id;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.record_prices(ids uuid[]) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO price_changes (product_id, at, price, discount)
  SELECT id, now(), price, discount FROM (
    SELECT p.id,
      CASE WHEN p.status = 'published' THEN coalesce(
        (SELECT min(coalesce(s.price, p.price)) FROM size_entries s WHERE s.product_id = p.id), p.price) END AS price,
      greatest(p.discount, p.applied_sale, CASE WHEN p.flashsale AND NOT p.flash_paused THEN p.flash_discount ELSE 0 END)
        AS discount
    FROM products p WHERE p.id = ANY (ids)) present
  WHERE (price, discount) IS DISTINCT FROM
    (SELECT (c.price, c.discount) FROM price_changes c WHERE c.product_id = present.id ORDER BY c.at DESC LIMIT 1)
  ON CONFLICT (product_id, at) DO UPDATE SET price = excluded.price, discount = excluded.discount
$$;
CREATE FUNCTION public.record_product_prices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM record_prices(ARRAY (SELECT n.id FROM after n JOIN before o USING (id)
    WHERE (n.price, n.discount, n.applied_sale, n.flashsale, n.flash_discount, n.flash_paused, n.status)
      IS DISTINCT FROM (o.price, o.discount, o.applied_sale, o.flashsale, o.flash_discount, o.flash_paused, o.status)));
  RETURN NULL;
END
$$;
CREATE FUNCTION public.record_removed_prices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM record_prices(ARRAY (SELECT DISTINCT product_id FROM removed));
  RETURN NULL;
END
$$;
CREATE FUNCTION public.record_removed_stock() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, actor, at)
  SELECT id, sub_sku, -stocks, 'removal', 'system', now() FROM removed WHERE stocks <> 0 ORDER BY id;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.record_size_price() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM record_prices(ARRAY [NEW.product_id]);
  RETURN NULL;
END
$$;
CREATE FUNCTION public.record_stock_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.stocks <> OLD.stocks THEN
    INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, order_id, actor, note, at)
    VALUES (NEW.id, NEW.sub_sku, NEW.stocks - OLD.stocks, coalesce(NEW.movement_reason, 'correction'),
      NEW.movement_order_id, coalesce(NEW.movement_actor, 'database'), NEW.movement_note, now());
  END IF;
  NEW.movement_reason := NULL;
  NEW.movement_order_id := NULL;
  NEW.movement_actor := NULL;
  NEW.movement_note := NULL;
  RETURN NEW;
END
$$;
CREATE FUNCTION public.refuse_changed_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'An entry of % is never changed', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_unchanged', TABLE = TG_TABLE_NAME;
END
$$;
CREATE FUNCTION public.refuse_ledger_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '% of % is not allowed: the stock ledger records what happened to the stock', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'stock_ledger', TABLE = TG_TABLE_NAME;
END
$$;
CREATE FUNCTION public.stale_card_of_size() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO "stale_cards" ("product_id") VALUES (NEW.product_id);
  RETURN NULL;
END
$$;
CREATE FUNCTION public.stale_cards_of_kinds() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO "stale_cards" ("product_id") SELECT "id" FROM "products"
  WHERE "sub_category" IN (NEW."sub_category", OLD."sub_category");
  RETURN NULL;
END
$$;
CREATE FUNCTION public.truncate_cards() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  TRUNCATE "product_cards", "card_counts";
  INSERT INTO "stale_cards" ("product_id") SELECT "id" FROM "products";
  RETURN NULL;
END
$$;
CREATE FUNCTION public.wants_webhook(event text) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  SELECT EXISTS (SELECT FROM webhook_endpoints WHERE paused IS NULL AND event = ANY (events))
$$;
CREATE FUNCTION public.webhook_order(order_id uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$
  SELECT jsonb_build_object('orderId', id, 'number', number, 'status', status, 'paid', paid, 'paymentMethod', payment_method,
    'amount', amount, 'credit', credit, 'vat', vat, 'currency', 'AED')
  FROM orders WHERE id = order_id
$$;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.account_links (
    token_hash bytea NOT NULL,
    purpose public.link_purpose NOT NULL,
    user_id uuid NOT NULL,
    email text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.buyer_companies (
    user_id uuid NOT NULL,
    name text NOT NULL,
    trn text NOT NULL,
    CONSTRAINT buyer_companies_trn CHECK ((trn ~ '^[0-9]{15}$'::text))
);
CREATE TABLE public.card_counts (
    kind text NOT NULL,
    category public.category NOT NULL,
    type_slug text NOT NULL,
    department text NOT NULL,
    value text NOT NULL,
    names jsonb,
    count integer NOT NULL
);
CREATE TABLE public.card_rules (
    id integer NOT NULL,
    version integer NOT NULL,
    CONSTRAINT card_rules_single CHECK ((id = 1))
);
CREATE TABLE public.cart_lines (
    user_id uuid NOT NULL,
    quantity integer NOT NULL,
    added bigint NOT NULL,
    size_entry_id uuid NOT NULL,
    CONSTRAINT cart_lines_quantity CHECK ((quantity > 0))
);
ALTER TABLE public.cart_lines ALTER COLUMN added ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_lines_added_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cart_merges (
    user_id uuid NOT NULL,
    merge_id text NOT NULL,
    merged_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.cart_reminders (
    user_id uuid NOT NULL,
    cart text NOT NULL,
    since timestamp(3) with time zone NOT NULL,
    reminded_at timestamp(3) with time zone
);
CREATE TABLE public.cash_remittance_lines (
    order_id uuid NOT NULL,
    remittance_id uuid NOT NULL,
    owed integer NOT NULL,
    paid integer NOT NULL,
    CONSTRAINT cash_remittance_lines_amounts CHECK (((owed >= 0) AND (paid >= 0)))
);
CREATE TABLE public.cash_remittances (
    id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor text NOT NULL,
    carrier text NOT NULL,
    file_name text NOT NULL
);
CREATE TABLE public.child_sizes (
    user_id uuid NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    size text NOT NULL
);
CREATE TABLE public.code_uses (
    user_id uuid NOT NULL,
    code text NOT NULL,
    order_id uuid NOT NULL,
    use smallint DEFAULT 1 NOT NULL
);
CREATE TABLE public.contact_messages (
    id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    order_number text NOT NULL,
    message text NOT NULL,
    language text NOT NULL,
    network text NOT NULL,
    done_at timestamp(3) with time zone,
    done_by text
);
CREATE TABLE public.content_previews (
    key text NOT NULL,
    item text,
    fields jsonb,
    shown_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    product_id uuid
);
CREATE TABLE public.content_versions (
    id bigint NOT NULL,
    item text NOT NULL,
    fields jsonb NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone,
    withdrawn boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    author text NOT NULL,
    CONSTRAINT content_versions_span CHECK (((ends_at IS NULL) OR (ends_at > starts_at)))
);
ALTER TABLE public.content_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.content_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.discount_codes (
    code text NOT NULL,
    rate numeric(5,4) NOT NULL,
    active boolean DEFAULT true NOT NULL,
    minimum integer DEFAULT 0 NOT NULL,
    starts_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    most_uses integer,
    first_order_only boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    amount_off integer DEFAULT 0 NOT NULL,
    free_delivery boolean DEFAULT false NOT NULL,
    most_uses_per_shopper integer DEFAULT 1 NOT NULL,
    categories text[] DEFAULT '{}'::text[] NOT NULL,
    skus text[] DEFAULT '{}'::text[] NOT NULL,
    full_price_only boolean DEFAULT false NOT NULL,
    shopper_id uuid,
    CONSTRAINT discount_codes_code CHECK (((code = upper(TRIM(BOTH FROM code))) AND (code <> ''::text))),
    CONSTRAINT discount_codes_kind CHECK ((((((rate > (0)::numeric))::integer + ((amount_off > 0))::integer) + (free_delivery)::integer) = 1)),
    CONSTRAINT discount_codes_limits CHECK (((minimum >= 0) AND (most_uses >= 1) AND (most_uses_per_shopper >= 1) AND (ends_at > starts_at))),
    CONSTRAINT discount_codes_rate CHECK ((((rate >= (0)::numeric) AND (rate <= (1)::numeric)) AND (amount_off >= 0)))
);
CREATE TABLE public.email_texts (
    kind text NOT NULL,
    language text NOT NULL,
    subject text NOT NULL,
    opening text NOT NULL,
    closing text NOT NULL
);
CREATE TABLE public.emails (
    id uuid NOT NULL,
    kind text NOT NULL,
    "to" text NOT NULL,
    language text NOT NULL,
    origin text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp(3) with time zone NOT NULL,
    last_error text,
    sent_at timestamp(3) with time zone,
    gave_up_at timestamp(3) with time zone,
    about uuid
);
CREATE TABLE public.gift_card_codes (
    hash bytea NOT NULL,
    gift_card_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.gift_card_entries (
    id bigint NOT NULL,
    gift_card_id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    reason public.gift_card_reason NOT NULL,
    amount integer NOT NULL,
    actor text NOT NULL,
    user_id uuid,
    CONSTRAINT gift_card_entries_amount CHECK (((amount <> 0) AND ((amount > 0) = (reason = 'issued'::public.gift_card_reason)))),
    CONSTRAINT gift_card_entries_redeemed CHECK (((user_id IS NOT NULL) = (reason = 'redeemed'::public.gift_card_reason)))
);
ALTER TABLE public.gift_card_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.gift_card_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.gift_cards (
    id uuid NOT NULL,
    value integer NOT NULL,
    balance integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    actor text NOT NULL,
    recipient text NOT NULL,
    hint text DEFAULT ''::text NOT NULL,
    CONSTRAINT gift_cards_balance CHECK (((balance >= 0) AND (balance <= value))),
    CONSTRAINT gift_cards_value CHECK ((value > 0))
);
CREATE TABLE public.idempotent_answers (
    user_id uuid NOT NULL,
    call text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    answer jsonb NOT NULL,
    answered_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.known_devices (
    token_hash bytea NOT NULL,
    account text NOT NULL,
    last_used_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.link_secrets (
    id integer DEFAULT 1 NOT NULL,
    secret text NOT NULL,
    CONSTRAINT link_secrets_one_row CHECK ((id = 1))
);
CREATE TABLE public.missed_searches (
    day date NOT NULL,
    words text NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.newsletter_consents (
    user_id uuid NOT NULL,
    language text NOT NULL,
    consented_at timestamp(3) with time zone NOT NULL,
    ended_at timestamp(3) with time zone
);
CREATE TABLE public.order_edits (
    id bigint NOT NULL,
    order_id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor text NOT NULL,
    amount_before integer NOT NULL,
    amount_after integer NOT NULL,
    changes jsonb NOT NULL
);
ALTER TABLE public.order_edits ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_edits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE public.order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.order_notes (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    author text NOT NULL,
    text text NOT NULL,
    asks_for text,
    for_shopper boolean DEFAULT false NOT NULL
);
CREATE TABLE public.order_parcels (
    order_id uuid NOT NULL,
    carrier text NOT NULL,
    tracking_number text NOT NULL,
    tracking_url text NOT NULL
);
CREATE TABLE public.order_payments (
    order_id uuid NOT NULL,
    request jsonb NOT NULL,
    fingerprint text NOT NULL,
    amount integer NOT NULL,
    provider_attempt integer DEFAULT 0 NOT NULL,
    provider_id text,
    status public.payment_status DEFAULT 'starting'::public.payment_status NOT NULL,
    cancellation_reason public.cancellation_reason,
    started_at timestamp(3) with time zone NOT NULL,
    paid_at timestamp(3) with time zone,
    asked_at timestamp(3) with time zone,
    received integer,
    card_brand text,
    card_last4 text,
    CONSTRAINT order_payments_amount CHECK ((amount >= 0)),
    CONSTRAINT order_payments_cancellation_reason CHECK (((cancellation_reason IS NOT NULL) = (status = ANY (ARRAY['closed'::public.payment_status, 'returned'::public.payment_status])))),
    CONSTRAINT order_payments_paid CHECK (((paid_at IS NOT NULL) = (status = 'paid'::public.payment_status))),
    CONSTRAINT order_payments_received CHECK (((received IS NOT NULL) = (status = ANY (ARRAY['paid'::public.payment_status, 'returned'::public.payment_status])))),
    CONSTRAINT order_payments_started CHECK (((provider_id IS NOT NULL) OR (status = ANY (ARRAY['starting'::public.payment_status, 'closed'::public.payment_status])))),
    CONSTRAINT order_payments_starting CHECK (((status <> 'starting'::public.payment_status) OR (provider_id IS NULL)))
);
CREATE TABLE public.paused_counts (
    shelf text NOT NULL,
    version integer NOT NULL,
    started_at timestamp(3) with time zone NOT NULL,
    started_by text NOT NULL,
    paused_at timestamp(3) with time zone NOT NULL,
    paused_by text NOT NULL,
    note text NOT NULL,
    lines jsonb NOT NULL
);
CREATE TABLE public.phone_codes (
    user_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL,
    guesses integer DEFAULT 0 NOT NULL,
    sent integer DEFAULT 1 NOT NULL,
    counted_from timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.price_changes (
    product_id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    price integer,
    discount numeric(9,6) NOT NULL
);
CREATE TABLE public.product_cards (
    product_id uuid NOT NULL,
    published_at timestamp(3) with time zone NOT NULL,
    category public.category NOT NULL,
    department text NOT NULL,
    type_slug text NOT NULL,
    type_names jsonb,
    price integer NOT NULL,
    displayed_price integer NOT NULL,
    bestseller boolean NOT NULL,
    bestofkids boolean NOT NULL,
    flashsale boolean NOT NULL,
    in_stock boolean NOT NULL,
    has_options boolean NOT NULL,
    variant_ids uuid[] NOT NULL,
    colours text[] NOT NULL,
    colour_names jsonb NOT NULL,
    sizes text[] NOT NULL,
    searched text NOT NULL,
    words text[] NOT NULL
);
CREATE TABLE public.product_import_items (
    import_id uuid NOT NULL,
    "position" integer NOT NULL,
    product_id uuid NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    differences jsonb NOT NULL,
    snapshot jsonb
);
CREATE TABLE public.product_imports (
    id uuid NOT NULL,
    name text NOT NULL,
    file bytea,
    actor text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    status text DEFAULT 'uploaded'::text NOT NULL,
    touched_at timestamp(3) with time zone NOT NULL,
    mapping jsonb NOT NULL,
    keep_stock boolean DEFAULT true NOT NULL,
    rows integer DEFAULT 0 NOT NULL,
    all_rows integer DEFAULT 0 NOT NULL,
    counts jsonb,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    problem_count integer DEFAULT 0 NOT NULL,
    notes jsonb DEFAULT '[]'::jsonb NOT NULL,
    faulty text[] DEFAULT '{}'::text[] NOT NULL,
    failure text,
    kept_changes text[] DEFAULT '{}'::text[] NOT NULL,
    new_skus boolean DEFAULT false NOT NULL,
    CONSTRAINT product_imports_status CHECK ((status = ANY (ARRAY['uploaded'::text, 'checking'::text, 'checked'::text, 'writing'::text, 'done'::text, 'undoing'::text, 'undone'::text, 'failed'::text])))
);
CREATE TABLE public.product_questions (
    id uuid NOT NULL,
    product_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    question text NOT NULL,
    language text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    network text NOT NULL,
    answer text DEFAULT ''::text NOT NULL,
    answered_at timestamp(3) with time zone,
    mailed_at timestamp(3) with time zone,
    hidden_at timestamp(3) with time zone
);
CREATE TABLE public.push_keys (
    id integer DEFAULT 1 NOT NULL,
    public_key text NOT NULL,
    private_key text NOT NULL,
    CONSTRAINT push_keys_one_row CHECK ((id = 1))
);
CREATE TABLE public.push_messages (
    id uuid NOT NULL,
    subscription_id uuid NOT NULL,
    step text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp(3) with time zone NOT NULL,
    last_error text,
    sent_at timestamp(3) with time zone,
    gave_up_at timestamp(3) with time zone
);
CREATE TABLE public.push_subscriptions (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.redirects (
    from_path text NOT NULL,
    target text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT redirects_from_path CHECK ((from_path ~~ '/%'::text))
);
CREATE TABLE public.return_events (
    id bigint NOT NULL,
    return_id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    actor text NOT NULL,
    from_status public.return_status,
    to_status public.return_status NOT NULL,
    reason text
);
ALTER TABLE public.return_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.return_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.return_lines (
    return_id uuid NOT NULL,
    order_id uuid NOT NULL,
    "position" integer NOT NULL,
    quantity integer NOT NULL,
    reason public.return_reason NOT NULL,
    new_size_entry_id uuid,
    new_size text,
    held integer DEFAULT 0 NOT NULL,
    restocked integer DEFAULT 0 NOT NULL,
    worn integer DEFAULT 0 NOT NULL,
    broken integer DEFAULT 0 NOT NULL,
    CONSTRAINT return_lines_checked CHECK (((worn >= 0) AND (broken >= 0) AND (((restocked + worn) + broken) <= quantity))),
    CONSTRAINT return_lines_held CHECK (((held >= 0) AND (held <= quantity))),
    CONSTRAINT return_lines_quantity CHECK ((quantity > 0)),
    CONSTRAINT return_lines_restocked CHECK (((restocked >= 0) AND (restocked <= quantity)))
);
CREATE SEQUENCE public.return_numbers
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.return_photos (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    return_id uuid,
    at timestamp(3) with time zone NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.returns (
    id uuid NOT NULL,
    number integer DEFAULT nextval('public.return_numbers'::regclass) NOT NULL,
    order_id uuid NOT NULL,
    status public.return_status NOT NULL,
    resolution public.return_resolution NOT NULL,
    requested_at timestamp(3) with time zone NOT NULL,
    note text NOT NULL,
    refund_id uuid,
    refund_to public.refund_destination DEFAULT 'original'::public.refund_destination NOT NULL,
    pickup_day date,
    pickup_window text,
    CONSTRAINT returns_pickup CHECK ((((pickup_day IS NULL) = (pickup_window IS NULL)) AND (pickup_window = ANY (ARRAY['morning'::text, 'afternoon'::text, 'evening'::text])))),
    CONSTRAINT returns_refunded CHECK (((refund_id IS NOT NULL) = (status = 'refunded'::public.return_status)))
);
CREATE TABLE public.review_opt_outs (
    user_id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.review_photos (
    id uuid NOT NULL,
    product_id uuid NOT NULL,
    user_id uuid NOT NULL,
    review_id uuid,
    "position" integer DEFAULT 0 NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    small bytea NOT NULL,
    large bytea NOT NULL,
    hidden_at timestamp(3) with time zone
);
CREATE TABLE public.review_requests (
    order_id uuid NOT NULL,
    asked_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.review_summaries (
    product_id uuid NOT NULL,
    stars integer[] NOT NULL,
    fits integer[] NOT NULL,
    CONSTRAINT review_summaries_counts CHECK (((cardinality(stars) = 5) AND (cardinality(fits) = 3)))
);
CREATE TABLE public.review_votes (
    review_id uuid NOT NULL,
    user_id uuid NOT NULL
);
CREATE TABLE public.reviews (
    id uuid NOT NULL,
    product_id uuid NOT NULL,
    user_id uuid NOT NULL,
    order_id uuid NOT NULL,
    "position" integer NOT NULL,
    stars integer NOT NULL,
    fit public.review_fit,
    child_size text NOT NULL,
    text text NOT NULL,
    name text NOT NULL,
    language text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    changed_at timestamp(3) with time zone,
    helpful integer DEFAULT 0 NOT NULL,
    answer text DEFAULT ''::text NOT NULL,
    answered_at timestamp(3) with time zone,
    hidden_at timestamp(3) with time zone,
    CONSTRAINT reviews_helpful CHECK ((helpful >= 0)),
    CONSTRAINT reviews_stars CHECK (((stars >= 1) AND (stars <= 5)))
);
CREATE TABLE public.sales (
    id uuid NOT NULL,
    name text NOT NULL,
    percent numeric(9,6) NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone,
    category public.category,
    product_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT sales_percent CHECK (((percent > (0)::numeric) AND (percent < (100)::numeric))),
    CONSTRAINT sales_times CHECK ((ends_at > starts_at))
);
CREATE TABLE public.saved_addresses (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    standard boolean NOT NULL,
    label text NOT NULL,
    fullname text NOT NULL,
    phone text NOT NULL,
    region text NOT NULL,
    area text NOT NULL,
    street text NOT NULL,
    building text NOT NULL,
    landmark text NOT NULL
);
CREATE TABLE public.saved_views (
    id uuid NOT NULL,
    list text NOT NULL,
    owner_id uuid,
    name text NOT NULL,
    filters jsonb NOT NULL,
    shared boolean NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT saved_views_owner CHECK (((owner_id IS NOT NULL) OR shared))
);
CREATE TABLE public.search_synonyms (
    "position" integer NOT NULL,
    typed text NOT NULL,
    meant text NOT NULL
);
CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    device text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.settings_translations (
    language text NOT NULL,
    shop_name text,
    size_chart_weight_heading text,
    size_chart_ages jsonb DEFAULT '{}'::jsonb NOT NULL,
    opening_times text,
    seller_name text,
    seller_address text,
    CONSTRAINT settings_translations_language CHECK ((language <> 'en'::text))
);
CREATE TABLE public.shop_settings (
    id integer DEFAULT 1 NOT NULL,
    shop_name text NOT NULL,
    delivery_fee integer NOT NULL,
    free_delivery_above integer NOT NULL,
    express_fee integer NOT NULL,
    help_email text NOT NULL,
    support_email text NOT NULL,
    phone text NOT NULL,
    chat_number text NOT NULL,
    social jsonb NOT NULL,
    size_chart_weight_heading text NOT NULL,
    size_chart jsonb NOT NULL,
    vat_rate numeric(5,2) DEFAULT 5 NOT NULL,
    most_lines integer DEFAULT 100 NOT NULL,
    most_units_per_line integer DEFAULT 50 NOT NULL,
    orders_per_day integer DEFAULT 30 NOT NULL,
    value_per_day integer DEFAULT 2000000 NOT NULL,
    open_cash_orders integer DEFAULT 6 NOT NULL,
    cancellations_per_day integer DEFAULT 5 NOT NULL,
    cash_review_above integer DEFAULT 150000 NOT NULL,
    seller_name text DEFAULT 'Little Dunes Trading L.L.C'::text NOT NULL,
    seller_address text DEFAULT 'Warehouse 7, Al Quoz Industrial 3, Dubai, UAE'::text NOT NULL,
    seller_trn text DEFAULT '100000000000003'::text NOT NULL,
    return_days integer DEFAULT 14 NOT NULL,
    pickup_fee integer DEFAULT 0 NOT NULL,
    non_returnable_types text DEFAULT ''::text NOT NULL,
    demo boolean DEFAULT true NOT NULL,
    opening_times text DEFAULT 'from Monday to Saturday, 9:00 to 18:00'::text NOT NULL,
    carriers jsonb DEFAULT '[]'::jsonb NOT NULL,
    staff_refund_limit integer DEFAULT 100000 NOT NULL,
    refused_parcels integer DEFAULT 3 NOT NULL,
    delivery_plan jsonb,
    guest_checkout boolean DEFAULT false NOT NULL,
    photo_of_damage boolean DEFAULT false NOT NULL,
    strict_was_prices boolean DEFAULT false NOT NULL,
    currency_writing text DEFAULT 'code_before'::text NOT NULL,
    currency_writing_ar text DEFAULT 'abbreviation'::text NOT NULL,
    most_cash integer DEFAULT 0 NOT NULL,
    merchant_feed boolean DEFAULT false NOT NULL,
    google_tag text DEFAULT ''::text NOT NULL,
    meta_pixel text DEFAULT ''::text NOT NULL,
    cash_fee integer DEFAULT 0 NOT NULL,
    seller_emirate text DEFAULT 'Dubai'::text NOT NULL,
    seller_licence text DEFAULT ''::text NOT NULL,
    seller_licence_authority text DEFAULT ''::text NOT NULL,
    order_push boolean DEFAULT false NOT NULL,
    cash_on_delivery boolean DEFAULT true NOT NULL,
    cash_emirates jsonb DEFAULT '["Abu Dhabi", "Dubai", "Sharjah", "Ajman", "Umm Al Quwain", "Ras Al Khaimah", "Fujairah"]'::jsonb NOT NULL,
    CONSTRAINT shop_settings_currency_writing CHECK (((currency_writing = ANY (ARRAY['code_before'::text, 'code_after'::text, 'sign'::text])) AND (currency_writing_ar = ANY (ARRAY['abbreviation'::text, 'word'::text, 'sign'::text])))),
    CONSTRAINT shop_settings_fees CHECK (((delivery_fee >= 0) AND (free_delivery_above >= 0) AND (express_fee >= 0))),
    CONSTRAINT shop_settings_one_row CHECK ((id = 1)),
    CONSTRAINT shop_settings_order_limits CHECK (((LEAST(most_lines, most_units_per_line, orders_per_day, open_cash_orders, refused_parcels, cancellations_per_day) >= 1) AND (most_lines <= 100) AND (LEAST(value_per_day, cash_review_above, most_cash, cash_fee) >= 0))),
    CONSTRAINT shop_settings_returns CHECK (((return_days >= 1) AND (LEAST(pickup_fee, staff_refund_limit) >= 0))),
    CONSTRAINT shop_settings_vat_rate CHECK (((vat_rate >= (0)::numeric) AND (vat_rate < (100)::numeric)))
);
CREATE TABLE public.shopper_notes (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    author text NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.sign_in_attempts (
    key text NOT NULL,
    count double precision NOT NULL,
    counted_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.staff (
    id uuid NOT NULL,
    email text NOT NULL,
    role public.staff_role NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    password_hash text,
    totp_key text,
    totp_step bigint,
    CONSTRAINT staff_email_lower CHECK ((email = lower(TRIM(BOTH FROM email))))
);
CREATE TABLE public.staff_api_keys (
    id uuid NOT NULL,
    key_hash bytea NOT NULL,
    name text NOT NULL,
    last_four text NOT NULL,
    scopes text[] NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone
);
CREATE TABLE public.staff_changes (
    id bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    staff_id uuid NOT NULL,
    actor text NOT NULL,
    address text NOT NULL,
    call text NOT NULL,
    subject text NOT NULL,
    subject_id text NOT NULL,
    changes jsonb NOT NULL,
    undoes bigint
);
ALTER TABLE public.staff_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.staff_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.staff_invitations (
    token_hash bytea NOT NULL,
    staff_id uuid,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.staff_passkeys (
    id text NOT NULL,
    staff_id uuid NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports jsonb NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone
);
CREATE TABLE public.staff_recovery_codes (
    staff_id uuid NOT NULL,
    code_hash text NOT NULL
);
CREATE TABLE public.staff_sessions (
    token_hash bytea NOT NULL,
    staff_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone NOT NULL,
    id uuid NOT NULL,
    device text,
    address text,
    passkey_challenge text
);
CREATE TABLE public.staff_sign_ins (
    token_hash bytea NOT NULL,
    staff_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    new_totp_key text,
    wrong_codes integer DEFAULT 0 NOT NULL,
    passkey_challenge text
);
CREATE TABLE public.staff_trusted_browsers (
    token_hash bytea NOT NULL,
    id uuid NOT NULL,
    staff_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    device text,
    address text
);
CREATE TABLE public.stale_cards (
    id bigint NOT NULL,
    product_id uuid NOT NULL
);
CREATE SEQUENCE public.stale_cards_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.stale_cards_id_seq OWNED BY public.stale_cards.id;
CREATE TABLE public.stock_movements (
    id bigint NOT NULL,
    size_entry_id uuid NOT NULL,
    sub_sku text NOT NULL,
    delta integer NOT NULL,
    reason public.stock_reason NOT NULL,
    order_id uuid,
    actor text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    note text,
    CONSTRAINT stock_movements_delta CHECK ((delta <> 0))
);
ALTER TABLE public.stock_movements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stock_movements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.stock_notices (
    id uuid NOT NULL,
    size_entry_id uuid NOT NULL,
    email text NOT NULL,
    language text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    notified_at timestamp(3) with time zone
);
CREATE TABLE public.store_credit_accounts (
    user_id uuid NOT NULL,
    balance integer NOT NULL,
    CONSTRAINT store_credit_balance CHECK ((balance >= 0))
);
CREATE TABLE public.store_credit_entries (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    reason public.credit_reason NOT NULL,
    amount integer NOT NULL,
    balance integer DEFAULT 0 NOT NULL,
    actor text NOT NULL,
    note text,
    order_id uuid,
    refund_id uuid,
    gift_card_id uuid,
    CONSTRAINT store_credit_entries_amount CHECK (((amount <> 0) AND ((amount < 0) = (reason = ANY (ARRAY['order'::public.credit_reason, 'withdrawn'::public.credit_reason]))))),
    CONSTRAINT store_credit_entries_note CHECK (((reason <> ALL (ARRAY['granted'::public.credit_reason, 'withdrawn'::public.credit_reason])) OR (note IS NOT NULL))),
    CONSTRAINT store_credit_entries_source CHECK ((((order_id IS NOT NULL) = (reason = ANY (ARRAY['order'::public.credit_reason, 'order_cancelled'::public.credit_reason, 'order_edited'::public.credit_reason]))) AND ((refund_id IS NOT NULL) = (reason = 'refund'::public.credit_reason)) AND ((gift_card_id IS NOT NULL) = (reason = 'gift_card'::public.credit_reason))))
);
ALTER TABLE public.store_credit_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.store_credit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sub_category_translations (
    sub_category text NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    CONSTRAINT sub_category_translations_language CHECK ((language <> 'en'::text))
);
CREATE TABLE public.tax_document_counters (
    kind public.tax_document_kind NOT NULL,
    year integer NOT NULL,
    last integer NOT NULL
);
CREATE TABLE public.tax_documents (
    id uuid NOT NULL,
    kind public.tax_document_kind NOT NULL,
    year integer NOT NULL,
    sequence integer NOT NULL,
    number text NOT NULL,
    order_id uuid NOT NULL,
    refund_id uuid,
    issued_at timestamp(3) with time zone NOT NULL,
    amount integer NOT NULL,
    vat integer NOT NULL,
    content jsonb NOT NULL,
    CONSTRAINT tax_documents_is_for CHECK (((kind = 'credit_note'::public.tax_document_kind) = (refund_id IS NOT NULL))),
    CONSTRAINT tax_documents_vat CHECK (((vat >= 0) AND (vat <= amount)))
);
CREATE TABLE public.upload_parts (
    upload_id uuid NOT NULL,
    place integer NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.uploads (
    id uuid NOT NULL,
    staff_id uuid NOT NULL,
    name text NOT NULL,
    length integer NOT NULL,
    received integer DEFAULT 0 NOT NULL,
    address text,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT uploads_received CHECK (((received >= 0) AND (received <= length)))
);
CREATE TABLE public.used_passkey_challenges (
    challenge text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.user_passkeys (
    id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports jsonb NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone,
    user_id uuid NOT NULL
);
CREATE TABLE public.variant_names (
    product_id uuid NOT NULL,
    color_name text NOT NULL,
    variant_id uuid NOT NULL
);
CREATE TABLE public.variant_translations (
    variant_id uuid NOT NULL,
    language text NOT NULL,
    color_name text NOT NULL,
    CONSTRAINT variant_translations_language CHECK ((language <> 'en'::text))
);
CREATE TABLE public.variants (
    product_id uuid NOT NULL,
    color_name text NOT NULL,
    "position" integer NOT NULL,
    swatch text,
    images text[] NOT NULL,
    id uuid NOT NULL
);
CREATE TABLE public.webhook_deliveries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number bigint NOT NULL,
    endpoint_id uuid NOT NULL,
    type text NOT NULL,
    subject_id uuid,
    data jsonb NOT NULL,
    happened_at timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp(3) with time zone NOT NULL,
    last_error text,
    response_status integer,
    response text,
    delivered_at timestamp(3) with time zone,
    gave_up_at timestamp(3) with time zone
);
ALTER TABLE public.webhook_deliveries ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_deliveries_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.webhook_endpoints (
    id uuid NOT NULL,
    url text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    events text[] NOT NULL,
    secret text NOT NULL,
    previous_secret text,
    previous_secret_ends_at timestamp(3) with time zone,
    created_by text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    paused text,
    failing_since timestamp(3) with time zone,
    CONSTRAINT webhook_endpoints_paused CHECK ((paused = ANY (ARRAY['staff'::text, 'failing'::text, 'gone'::text]))),
    CONSTRAINT webhook_endpoints_previous CHECK (((previous_secret IS NULL) = (previous_secret_ends_at IS NULL)))
);
CREATE TABLE public.webhook_events (
    id text NOT NULL,
    type text NOT NULL,
    subject jsonb,
    received_at timestamp(3) with time zone NOT NULL,
    processed_at timestamp(3) with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp(3) with time zone NOT NULL,
    last_error text
);
CREATE TABLE public.wishes (
    user_id uuid NOT NULL,
    product_id uuid NOT NULL,
    size text NOT NULL,
    quantity integer NOT NULL,
    added bigint NOT NULL
);
ALTER TABLE public.wishes ALTER COLUMN added ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.wishes_added_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
ALTER TABLE ONLY public.stale_cards ALTER COLUMN id SET DEFAULT nextval('public.stale_cards_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES
	(1, '5a335b5fd31bfda6f311e1e9c040bc557c2c61b4bba40fed9e115d076c37e223', 1795294846154),
	(2, '1f9afc3a4fce83dc78304eac2a03d9b603fe817f802d4efda8dfc5488820d5a6', 1795295423665),
	(3, '85306682ce84b54f88259d376d66c5ab0a862f53401e2ef6bf256a0c7b509586', 1795306631696),
	(4, '927ad2f9de9e95bb98314b91cd5c5ea8896dc902a8089f16a3b13ebd61ccb1c2', 1795317409073),
	(5, 'e29757981e8dc8e16784acb6f62eeaefe747886957c94c432cf90b4150ac970b', 1795319461862),
	(6, 'c4e4ac2af224c36e58e247f169035f95873405b3576619e78636c745a808f924', 1795341661644),
	(7, '2cb05ee3ec2809f3871810568cbf2264b9bac2f57cd810ec9718aa4140683f69', 1795341663807),
	(8, 'df52f4563d59c8f80a1265ff5b65530b6a4484814a1a06d7fad62389db87a4d1', 1795341666611),
	(9, '5fd24ec6f63ea11c644ec577950671ebf03964cb38a25cefcbbb72788a1c81d4', 1795343396763),
	(10, 'd758f1dc73ad04b82deae2cd0221dc77d5e9705feb015a05106437f10d4cfbd9', 1795343400917),
	(11, '3710d5f73453ad8d2cc4ace51916fb7859ab269ce48129b92c557d760d8e4be0', 1795344055536),
	(12, 'cc4cff6999a247e1d9d927072e1e2f67bdbfdc457be9a7190a46fb970ec4a234', 1795344061820),
	(13, 'a272e1cc013529cc4f60105a983b228f60a5de7bad3a4471d67049e09aec9c15', 1795344073989),
	(14, '6f887b0e83d896bb9c34f7f8c6fbc9eb97400b30953f5849feda2c8541b58677', 1795344770596),
	(15, '3e6b0caf63ebfd5414a2c2a52b9dc1cd06acab0fab4583290dcdbb43c506d1b5', 1795344775274),
	(16, '2612513def193bdc475f05d4d8db071a8f658a19b21878945c2e3c3594021e2d', 1795346627835),
	(17, '354194dc462720c77ec37faecd450cba85249174b9ec322b09d8e5f36df58603', 1795346636010),
	(18, '76ac0f2b45c23b5a9ff3d71b52df573d02f97e937e49d9fb72b984332158946e', 1795346645042),
	(19, 'c4e6b6d151bef8170fdc19d9ca89b33c5f73205ed412cf6b91d659de9baba9ef', 1795346652015),
	(20, '328e9f71f8f464129f5a03d7623aad71022fe486712570617e71d00f8b7da469', 1795348996279),
	(21, '74141c0c49dc2fde6a37147b49b2167f74b6c457299160e1ee306a945d00416a', 1795351990756),
	(22, '1bf122297db675feb74d6f0eeaadff985fed6b2b3726df0baab133b834fd7629', 1795353930567),
	(23, 'dc7e2210022584342639def0fa53d2a0aa9278301efb128d1880c52e4ef1f4dc', 1795354092683),
	(24, 'ed90b99469af3df3142c1d7ebb6ce016c788531d4e5c301737e3e1e127877064', 1795354794407),
	(25, '3c3e9552c702db3f8d4e61141db3cb55d2f1a0801811fee2bb0ef0110bfcb404', 1795355183274),
	(26, 'b033883758e29d09fdeb06705a26961949e2e463e301d04f8e7f2b4602ba9fa4', 1795355227181),
	(27, '85687120f0ba97bec55c65b5a272fb5617a7d8f313a1015b1b363444726994f0', 1795355618044),
	(28, 'cf223b132986a4a508cb41e5e9d5d4e6c68bc92d54d14cc2b1b4dddcbb7e0d42', 1795356473886),
	(29, '176c694778f7c7afedc52b833e3710d0f01cf3aac1fe21d06e9836397da2e7fa', 1795357818076),
	(30, '9f6427be282fbcd4c6b1388ce3866934c1aa5f2426df0e1ea9f500d5624432d0', 1795358129650),
	(31, 'c7ab7e2967dce5fa40bf987bdc0ade32a41092d7530f678a14fda595d9d38bb4', 1795363877557),
	(32, 'f3135725c7d9c425c2fd090f0a41108dbd5e7b70b336993beefac25bdc017870', 1795363881938),
	(33, '97629b705ee6b336e4bbf253aa753ae48d8b6a2a7f83c34a834e8bd4374a8396', 1795365385397),
	(34, '2e5c681c9d79733175fa6ecf70976325f0673701794971a297f1ef22af36da00', 1795366055499),
	(35, '498618d433a8dfd13579d581e178560839dd029a2977cb99f77d912a35290b8f', 1795366662525),
	(36, '8a07374df7567f93026c8a0bc5a7fe37f0000b119b66d618fdeddf580be4d909', 1795379305193),
	(37, 'eb7e4db88cf6ce548155871180dba37796ef481c6c9dcf84cc3e3687a557d177', 1795380304087),
	(38, '72a2ad2ce536413b61a7d2e06a7fe918e54c3351d47ce12692eed1885e94eb88', 1795380646272),
	(39, 'ee4f0eb0388ec334921414ce260aebfe1db809956f6f34e9200020a07daddad2', 1795381659460),
	(40, '24a8eb3d671259d983d298c23fa3badcfa24761fb0a4cded0adf442df5379ed0', 1795382126247),
	(41, '503b7af7d8f3029609447912ae9979569159742c1ea2824d317d5f90aefdf95f', 1795382647777),
	(42, 'abc3c5caa5903069fdca3f36d4070fd07545a92ec85e7a832a36691cbee7392b', 1795383980895),
	(43, '72fd28a52530998979ff7259439e7acd2ff463ff34b63f1d088a08ca15d12faa', 1795388423684),
	(44, '013834560a5873a4e9ea81bd7601e53900d03d221edd604c80e19521bd80f768', 1795389219484),
	(45, '61688a20196cd3c581c1c91c75e1a47b4d387ce40947502279e76b46aa7f822b', 1795389289514),
	(46, '64d477f62f2c709519d9cd9708513fff96ebbff06fb9635e001e0ef59919a79e', 1795389634662),
	(47, 'bb50bdafbacf7565d4a98b5339747e2f0a9e0dfc0d7e317e25365cc48a2f4e15', 1795389766358),
	(48, '2b4096d4fe56e98777002aa991ff6013e0c76f2a53a64704cad17734af1009ac', 1795389878682),
	(49, 'c3dd8cd423b410ba36519a2e7557eba7ac794985f97e0fd77da9459749e496e4', 1795390338930),
	(50, '6f4ff0739c020056f9a57ffd0a73c3d488215f7a352090f0d7a20c2d44b5541c', 1795390540274),
	(51, '514c003c34db4e93b956bb3f9f0d4c73a26bf1712c844c0ab3b4fa23fd2cd022', 1795390789118),
	(52, 'fd53202839a92d11f2d45b66422ad14b6854ea20090a3b691cada9b03d2bd7d7', 1795390965214),
	(53, '230acd47e062f61e36f54bbf7857fad92d413f34bbb99182c56580f60415e5da', 1795391285586),
	(54, 'c891afb7e0e1e729b801f4ecd15fd60bd0ad8946af1fcc5d61b276bca3e1915d', 1795391753561),
	(55, '2816231792e47fef73abda9dcc321990f5e50c65d00459117eb0e1f6ad432e59', 1795399952167),
	(56, '458ea23b83b9c44e77e486eea4d2369b2b4aba7142c53c26a1495dc4bb3abdff', 1795400698812),
	(57, '27d7dbe01f2bbf135e6f444f437276a2fae0c26ac5d198200f82e1697aad4484', 1795401746684),
	(58, '20c968ed9f2a6617508e3be640ff81eb6935a00b28fe9913369bebc766b92ffa', 1795401942862),
	(59, '7395f0856ba3931af3f521e8d3140cb0754997a6b55a42d0fca0a648c08f03ab', 1795402371674),
	(60, 'c555c70abe9f0a5b3d8c86690a964b854ea3322ccd40bdf4e726dd81c523a785', 1795402818258),
	(61, '0dd81810444717146f3cb83a3cebf86345e24e70a371471ad367eb011a008990', 1795403372674),
	(62, '9df0501cc6074740aaf9922d0e1b593783495da6224904fc93ed7c4d4767a531', 1795403658186),
	(63, 'e363ff54a6681e53e5e43cedb07c2aabd359ac8167ff4e7a2527c1af0cd59f59', 1795404348717),
	(64, 'f03dd309ec24b75f29087992ce69c1ebd0b0e637c913fff90d4f292740e4bc03', 1795404863424),
	(65, 'c9c4e99038692e9e81c4d7e32ba0b14a8f8dc811dfb128b5f2ed1fbe486cc579', 1795411785002),
	(66, '0d1b10f458b5137fcb5221f283be2c597e068a64aa5b952a2a696a5c1988ddb0', 1795413939384),
	(67, 'b34ca6e0d962ed921fb89e3bd7977ba7b079cf6ce2e3de1e00e8a3b4f7f471bf', 1795414098112),
	(68, '114dd4f1bd091e379ef889b02bde6740c102f48b22504256112c097c9e2f39ac', 1795414468568),
	(69, 'b2740dda1d42d02fec495f937571a7f21acd3c720f44ae93655c3ba025c59633', 1795415214523),
	(70, '5ebba40732efa870e5b00cbb05cf3dbee0ca9b15136416594000d7053d2d8a78', 1795415412920),
	(71, '8109ee28aa7a955f066f5780fe9f9f082dc54608d11b74fde799298b785ded5e', 1795421636394),
	(72, 'f8b53c2434656a637e9ebea65b1a50ce108683d4ad4be6909708cd36ac3d87a1', 1795422847252),
	(73, '6713cfff6c72a308612cfebea82ae95ce3459af0145ce3fc4484022de9ab0369', 1795423200344),
	(74, '6dca5ff63b9c1e5eb4cdb2bf59e4ba590694100cad6a4b25818759c958c264cc', 1795423636972),
	(75, 'adbf72cef2c5329a3652d2e3461e54ce8b2c5e0c986c621d7a10eb5aec4dd51d', 1795423640667),
	(76, '7e5c9be31e9d4cb4bc13c7f63600cf6c91c641c8c22c01df47f44ee786d39fbd', 1795424633662),
	(77, 'ecdbcb9f89efbe03c80e30d16472e2d2e8dee51732236f1594d80ec0ead2168f', 1795425374354),
	(78, '9995800f74a0a6ef7dec5e46b92976c00f1dab7e37d2e10899c05cca59996fb4', 1795425677056),
	(79, 'ccaa285a19c06eeb83f5fa263cacbdef53408d9b605824fd3aaee9154d89af89', 1795426743352),
	(80, 'eefedd479a4c0dc104000f130ec0d2e2de416b3fa75b8a6a1f934ba4f371afae', 1795435602932),
	(81, '1afacd7b5dcc6330c148b136128a65c65b835f179858b72e9dc11693ed01e8f8', 1795437874990),
	(82, 'eb20a1ff1bedc8c4dc96ffdba88ee799be1121822d83a67a1fcf63b91ea85284', 1795438729959),
	(83, 'c2a01c93091b8591482bcbff68fbcc090c13ce5c1d545f89a7260ad10298b8b1', 1795438869763),
	(84, '7ac9d2b86513b65f76b9651269ff1fafc116d3c87817ec57a70250e73504848f', 1795445803747),
	(85, 'a45af4cc82f251a92bb75b8fdd138f54e8da5f59fa72c9a1b900754eba32f7c6', 1795447724080),
	(86, '27c800d6ac6b3b9993a812555b2112c8dab0856882dfb12b4b0fbfdf6f8fa207', 1795448214728),
	(87, 'f54d2535f865875bce7ba1f1a2388b4baf6714c50932846e41e2982f6c2358a7', 1795448286588),
	(88, '6c91d0a51f50eaa2b0e8ca43c0049c03e30820d48255181b35ff41bf19ed35b6', 1795458251228),
	(89, '887e18b2a3b49890d4eecb0956c4a83e4fc88d7c238e73e2069c2b9563d2127b', 1795459835272),
	(90, 'c3018fb573a7f41a003b3b74d3398b0acf9ba5729246ed9b83300757e1f92491', 1795462717257),
	(91, 'f28da263f5490f99d61279c97739b1149cf29150f88e92b61b07196b6f2a7b50', 1795471367098),
	(92, 'c9fc1cd59f89cc5a8b6381553a44df5ec17ff42e1234e8110d26d04e33649fb4', 1795472101521),
	(93, 'f8d96cb32a908d97cb0d78d37268bc6b9ed72ad2014c9e68890ac9f663610895', 1795473375037),
	(94, '8b0f4c4c2a5c5b96bfe8a0bcda73d55cb317d7f031631ba1e3b7c2401372a577', 1795474444203),
	(95, '73d3fa2c6bf7bc993fec9e72dd80afc57d333f78fad5ea09f7797129e4a969ed', 1795485475616),
	(96, '3242dd65e54c46cd906ceeb2d0ac194b1ada88e384546aa6b39ffd223b4835c1', 1795488939675),
	(97, '8cea9c6aab545aa2b7520278d2afb6bd7417c0a96b720f99af2262e5a919fdb2', 1795496919273),
	(98, '26f298d68e49a5a1b1d22ac999c23beb3d40107127d9deba7cbc77547430aa85', 1795788630735),
	(99, 'd4fd8b60eb0741bf3dee07be15721af5fb502e10f89057535fb2cc4209b372ba', 1795802018822),
	(100, '555ce73aac94e711541ab76ed41568360f92833870c5e4b7197780509dcf82fa', 1795830696362);
INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES
	(101, '64862c39fc8b9ee2af767135ed2513a31dff7d353ee6eac9469ea37385c2072d', 1795832784567),
	(102, 'f82c736a2b38d97776b09dfa2dbcef18afaf478327142fdb8721180f8b98a440', 1795868447168),
	(103, '0feb13011cd3694a573722fc343ffb647dd45357d4005d40eed3fd83684e341f', 1795869972970),
	(104, 'ba93d3df9b273146867d137a7d3ddc5b5d862a2dd6269d9748c83eabd69cb0ca', 1795871076088),
	(105, '15b690a75e7689a2c4e82f766e83c58029fca1387c57e36246c30d689cf83b4f', 1795871705842),
	(106, '71e245f43c2272799a0c4f02e8eef4ee46e44989eb54a51fdcacf669d92ba9f8', 1795873997399),
	(107, '3ee596f8cb7bc8c752b1d3df6cf1418c87f9124a0b1007872091f6fbc4183619', 1795875162679),
	(108, '2dcaf567295c568de94b084822bddfbfb0f5b2b70eb8c6a66683625fdfd642c4', 1795884599343),
	(109, 'da017db52c074943489c1be39a2c9b767248ffb2b1797d3b4f49f7cb99c812b8', 1795885826548),
	(110, 'e8bcf844e41476ca72f0da83f0efae91ad145eedac50a53700cf28905cf2835b', 1795886855557),
	(111, '03adab4f328ca371d86bf3b4a0efd62653f4966c80951d4fbcab947cc41747b9', 1795887145946);
INSERT INTO public.cart_lines (user_id, quantity, added, size_entry_id) OVERRIDING SYSTEM VALUE VALUES
	('00000000-0000-7000-8000-000000000011', 1, 1, '00000000-0000-7000-8000-00000000000a');
INSERT INTO public.code_uses (user_id, code, order_id, use) VALUES
	('00000000-0000-7000-8000-000000000011', 'AFZ44', '00000000-0000-7000-8000-000000000014', 1);
INSERT INTO public.content_versions (id, item, fields, starts_at, ends_at, withdrawn, created_at, author) OVERRIDING SYSTEM VALUE VALUES
	(1, 'about', '{"body.ar": "## لماذا بدأنا\n\nملاعب الإمارات حارة ورملية ورائعة. ومعظم ما في المتاجر صُنع لأماكن أبرد: سميك وقاسٍ وأغلى من أن يُتسلق به. أردنا قطناً خفيفاً يتحمل الرمل، وألوان الصحراء والبحر، ومقاسات تناسب الأطفال الذين نعرفهم.\n\n## ما نبحث عنه\n\nعلى كل قطعة أن تجتاز الأسئلة الأربعة نفسها قبل أن تدخل المتجر.\n\n- هل يستطيع الطفل أن يلبسها وحده؟\n- هل هي مريحة في حرارة أربعين درجة وتحت المكيف؟\n- هل تحفظ شكلها ولونها بعد ثلاثين غسلة؟\n- هل نعطيها لأخ أو أخت أصغر؟\n\n## من نحن\n\nفريق صغير في دبي: والدان وخياط وصانع ألعاب ومن يجهّز طلباتكم. حين تراسلوننا يجيبكم واحد منهم.", "body.en": "## Why we began\n\nPlaygrounds in the Emirates are hot, sandy and wonderful. Most of what hung in the shops was made for colder places: too thick, too stiff, too dear to be climbed in. We wanted light cotton that survives the sand, colours of the desert and the sea, and sizes that fit the children whom we know.\n\n## What we look for\n\nEach piece has to pass the same four questions before it comes into the shop.\n\n- Can a child put it on alone?\n- Is it comfortable at forty degrees, and under an air conditioner?\n- Does it keep its shape and colour after thirty washes?\n- Would we hand it on to a younger brother or sister?\n\n## Who we are\n\nA small team in Dubai: two parents, a tailor, a toymaker and the people who pack your parcel. When you write to us, one of them answers.", "lead.ar": "ليتل ديونز تصنع وتختار الملابس والأحذية والألعاب للأطفال الذين يحبون الهواء الطلق.", "lead.en": "Little Dunes makes and chooses clothes, shoes and toys for children who would rather be outside.", "title.ar": "قصتنا", "title.en": "The story of the dunes"}', '2026-06-10 08:00:00+00', NULL, false, '2026-06-10 08:00:00+00', 'owner-1@example.com');
INSERT INTO public.daily_code_uses (day, code, orders, coupon, is_merged) VALUES
	('2026-06-10', 'AFZ44', 1, 1500, false);
INSERT INTO public.daily_item_sales (day, product_id, sub_sku, pieces, amount, is_merged) VALUES
	('2026-06-10', '00000000-0000-7000-8000-000000000007', '00000000-0000-7000-8000-000000000007-Coral-100', 1, 9500, false),
	('2026-06-10', '00000000-0000-7000-8000-000000000007', '00000000-0000-7000-8000-000000000007-Coral-90', 2, 19000, false),
	('2026-06-10', '00000000-0000-7000-8000-000000000007', '00000000-0000-7000-8000-000000000007-Sea-90', 1, 10000, false);
INSERT INTO public.daily_sales (day, region, payment_method, orders, pieces, amount, vat, refunds, refunded, returned, is_merged) VALUES
	('2026-06-10', 'Dubai', 'cod', 0, 3, 0, 0, 0, 0, 0, false),
	('2026-06-10', 'Dubai', 'cod', 1, 0, 29500, 1405, 0, 0, 0, false),
	('2026-06-10', 'Dubai', 'cod', 0, 0, 0, 0, 1, 1000, 0, false),
	('2026-06-10', 'Dubai', 'cod', 0, 1, 0, 0, 0, 0, 0, false),
	('2026-06-10', 'Dubai', 'cod', 1, 0, 12500, 595, 0, 0, 0, false);
INSERT INTO public.discount_codes (code, rate, active, minimum, starts_at, ends_at, most_uses, first_order_only, created_at, amount_off, free_delivery, most_uses_per_shopper, categories, skus, full_price_only, shopper_id) VALUES
	('FIRSTDAY', 0.6000, true, 0, NULL, NULL, NULL, false, '2026-11-30 13:04:12.154+00', 0, false, 1, '{}', '{}', false, NULL),
	('AFZ44', 0.0500, true, 0, NULL, NULL, NULL, false, '2026-11-30 13:04:12.154+00', 0, false, 1, '{}', '{}', false, NULL);
INSERT INTO public.emails (id, kind, "to", language, origin, created_at, attempts, next_at, last_error, sent_at, gave_up_at, about) VALUES
	('00000000-0000-7000-8000-000000000012', 'confirm_email', 'mariam@example.com', 'en', 'http://localhost:80', '2026-06-10 08:00:00+00', 0, '2026-06-10 08:00:00+00', NULL, NULL, NULL, NULL),
	('00000000-0000-7000-8000-000000000015', 'order_placed', 'mariam@example.com', 'en', 'http://localhost', '2026-06-10 08:00:00+00', 0, '2026-06-10 08:00:00+00', NULL, NULL, NULL, '00000000-0000-7000-8000-000000000014'),
	('00000000-0000-7000-8000-000000000016', 'order_shipped', 'mariam@example.com', 'en', 'http://localhost', '2026-06-10 08:00:00+00', 0, '2026-06-10 08:00:00+00', NULL, NULL, NULL, '00000000-0000-7000-8000-000000000014'),
	('00000000-0000-7000-8000-000000000017', 'order_delivered', 'mariam@example.com', 'en', 'http://localhost', '2026-06-10 08:00:00+00', 0, '2026-06-10 08:00:00+00', NULL, NULL, NULL, '00000000-0000-7000-8000-000000000014'),
	('00000000-0000-7000-8000-00000000001b', 'order_refunded', 'mariam@example.com', 'en', 'http://localhost', '2026-06-10 08:00:00+00', 0, '2026-06-10 08:00:00+00', NULL, NULL, NULL, '00000000-0000-7000-8000-000000000019'),
	('00000000-0000-7000-8000-00000000001d', 'order_placed', 'mariam@example.com', 'ar', 'http://localhost', '2026-06-10 08:00:00+00', 0, '2026-06-10 08:00:00+00', NULL, NULL, NULL, '00000000-0000-7000-8000-00000000001c');
INSERT INTO public.known_devices (token_hash, account, last_used_at) VALUES
	('\xa53c2ad607724ae8ebc72a145d356674e08f0b7dcf88b0097c1468b796ae5c3b', 'shopper 00000000-0000-7000-8000-000000000011', '2026-06-10 08:00:00+00');
INSERT INTO public.link_secrets (id, secret) VALUES
	(1, 'd376ae0d-398e-474f-ba99-5f381357540d57c329e8-031e-46c9-aaec-6522df673f6c');
INSERT INTO public.order_events (id, order_id, at, actor, from_status, to_status, reason) OVERRIDING SYSTEM VALUE VALUES
	(1, '00000000-0000-7000-8000-000000000014', '2026-06-10 08:00:00+00', 'shopper', NULL, 'Order Placed', NULL),
	(2, '00000000-0000-7000-8000-000000000014', '2026-06-10 08:00:00+00', 'manager-3@example.com', 'Order Placed', 'Packing', NULL),
	(3, '00000000-0000-7000-8000-000000000014', '2026-06-10 08:00:00+00', 'manager-3@example.com', 'Packing', 'Shipped', NULL),
	(4, '00000000-0000-7000-8000-000000000014', '2026-06-10 08:00:00+00', 'manager-3@example.com', 'Shipped', 'Delivered', NULL),
	(5, '00000000-0000-7000-8000-00000000001c', '2026-06-10 08:00:00+00', 'shopper', NULL, 'Order Placed', NULL);
INSERT INTO public.order_lines (order_id, "position", product_id, size, color_name, sub_sku, quantity, product, line_paid, flash_units, coupon_share, vat, size_entry_id) VALUES
	('00000000-0000-7000-8000-000000000014', 0, '00000000-0000-7000-8000-000000000007', '90', 'Coral', '00000000-0000-7000-8000-000000000007-Coral-90', 2, '{"_id": "00000000-0000-7000-8000-000000000007", "sku": "SKU-00000000-0000-7000-8000-000000000007", "name": "Fox Tee", "image": [], "price": 10000, "version": 3, "category": "Boys", "discount": 0, "variants": [{"sizes": [{"size": "90", "stocks": 9, "subSKU": "00000000-0000-7000-8000-000000000007-Coral-90"}], "images": [], "stocks": 9, "swatch": null, "colorName": "Coral"}], "flashsale": false, "bestofkids": false, "bestseller": true, "description": "A soft tee.", "subCategory": "T-shirts", "flashDiscount": 0}', 20000, 0, 1000, 905, '00000000-0000-7000-8000-000000000009'),
	('00000000-0000-7000-8000-000000000014', 1, '00000000-0000-7000-8000-000000000007', '100', 'Coral', '00000000-0000-7000-8000-000000000007-Coral-100', 1, '{"_id": "00000000-0000-7000-8000-000000000007", "sku": "SKU-00000000-0000-7000-8000-000000000007", "name": "Fox Tee", "image": [], "price": 10000, "version": 3, "category": "Boys", "discount": 0, "variants": [{"sizes": [{"size": "100", "stocks": 5, "subSKU": "00000000-0000-7000-8000-000000000007-Coral-100"}], "images": [], "stocks": 5, "swatch": null, "colorName": "Coral"}], "flashsale": false, "bestofkids": false, "bestseller": true, "description": "A soft tee.", "subCategory": "T-shirts", "flashDiscount": 0}', 10000, 0, 500, 452, '00000000-0000-7000-8000-00000000000a'),
	('00000000-0000-7000-8000-00000000001c', 0, '00000000-0000-7000-8000-000000000007', '90', 'Sea', '00000000-0000-7000-8000-000000000007-Sea-90', 1, '{"_id": "00000000-0000-7000-8000-000000000007", "sku": "SKU-00000000-0000-7000-8000-000000000007", "name": "Fox Tee", "image": [], "price": 10000, "version": 3, "category": "Boys", "discount": 0, "variants": [{"sizes": [{"size": "90", "stocks": 2, "subSKU": "00000000-0000-7000-8000-000000000007-Sea-90"}], "images": [], "stocks": 2, "swatch": null, "colorName": "Sea", "colorLabel": "Sea"}], "flashsale": false, "bestofkids": false, "bestseller": true, "description": "A soft tee.", "subCategory": "T-shirts", "flashDiscount": 0, "subCategoryLabel": "T-shirts"}', 10000, 0, 0, 476, '00000000-0000-7000-8000-00000000000c');
INSERT INTO public.orders (id, user_id, placed_at, payment_method, status, paid, address, shipping_method, subtotal, discounted, delivery, express, coupon, amount, discount_code, discount_rate, vat_rate, delivery_vat, express_vat, vat, language, review_reason, number, remitted, out_for_delivery_at, credit, estimated_day, cash_fee, cash_fee_vat) VALUES
	('00000000-0000-7000-8000-000000000014', '00000000-0000-7000-8000-000000000011', '2026-06-10 08:00:00+00', 'cod', 'Delivered', true, '{"city": "Dubai", "email": "mariam@example.com", "phone": "+971501234567", "region": "Dubai", "street": "Palm Street 7", "zipcode": "00000", "fullname": "Mariam Al Suwaidi"}', 'Express', 30000, 30000, 0, 1000, 1500, 29500, 'AFZ44', 0.0500, 5.00, 0, 48, 1405, 'en', NULL, 10001, false, NULL, 0, NULL, 0, 0),
	('00000000-0000-7000-8000-00000000001c', '00000000-0000-7000-8000-000000000011', '2026-06-10 08:00:00+00', 'cod', 'Order Placed', false, '{"city": "Dubai", "email": "mariam@example.com", "phone": "+971501234567", "region": "Dubai", "street": "Palm Street 7", "zipcode": "00000", "fullname": "Mariam Al Suwaidi"}', 'Normal', 10000, 10000, 2500, 0, 0, 12500, NULL, 0.0000, 5.00, 119, 0, 595, 'ar', NULL, 10002, false, NULL, 0, NULL, 0, 0);
INSERT INTO public.price_changes (product_id, at, price, discount) VALUES
	('00000000-0000-7000-8000-000000000007', '2026-11-30 13:04:14.269+00', 10000, 0.000000),
	('00000000-0000-7000-8000-00000000000d', '2026-11-30 13:04:14.284+00', NULL, 0.000000);
INSERT INTO public.product_marks (mark, product_id) VALUES
	('bestseller', '00000000-0000-7000-8000-000000000007'),
	('no_arabic', '00000000-0000-7000-8000-000000000007'),
	('no_arabic', '00000000-0000-7000-8000-00000000000d');
INSERT INTO public.products (id, handle, name, sku, description, category, sub_category, image, price, discount, flashsale, flash_discount, bestseller, bestofkids, published_at, status, sale_discount, sale_starts_at, sale_ends_at, applied_sale, flash_starts_at, flash_ends_at, flash_paused, publish_at, alt_texts, imported_fields, related_handles, option_name) VALUES
	('00000000-0000-7000-8000-000000000007', '00000000-0000-7000-8000-000000000007', 'Fox Tee', 'SKU-00000000-0000-7000-8000-000000000007', 'A soft tee.', 'Boys', 'T-shirts', '{}', 10000, 0.000000, false, 0.000000, true, false, '2026-01-01 00:00:01+00', 'published', 0.000000, NULL, NULL, 0.000000, NULL, NULL, false, NULL, '{}', '{}', '{}', ''),
	('00000000-0000-7000-8000-00000000000d', '00000000-0000-7000-8000-00000000000d', 'Dune Hat', 'SKU-00000000-0000-7000-8000-00000000000d', 'A soft tee.', 'Girls', 'T-shirts', '{}', 10000, 0.000000, false, 0.000000, false, false, '2026-01-01 00:00:02+00', 'draft', 0.000000, NULL, NULL, 0.000000, NULL, NULL, false, NULL, '{}', '{}', '{}', '');
INSERT INTO public.recent_sales (product_id, pieces) VALUES
	('00000000-0000-7000-8000-000000000007', 0),
	('00000000-0000-7000-8000-00000000000d', 0);
INSERT INTO public.refunds (order_id, amount, status, provider_attempt, provider_refund_id, created_at, attempts, next_at, last_error, refunded_at, id, actor, reason, is_edit, credit, delivery, has_emails, to_pay_back, paid_back_at, paid_back_by, paid_back_note) VALUES
	('00000000-0000-7000-8000-000000000014', 1000, 'succeeded', 0, NULL, '2026-06-10 08:00:00+00', 0, '2026-06-10 08:00:00+00', NULL, '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000019', 'owner-1@example.com', 'One was torn', false, 0, 0, true, true, NULL, NULL, '');
INSERT INTO public.sessions (token_hash, user_id, created_at, last_used_at, id, device) VALUES
	('\xcf4d77319438b3b447174ac857648984436da69397280f0d982526a47be14e95', '00000000-0000-7000-8000-000000000011', '2026-06-10 08:00:00+00', '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000013', 'lightMyRequest'),
	('\x401cba60dad05608ce858da1e308aa9cb05437d40bbb468daad16d3de45a6372', '00000000-0000-7000-8000-00000000001f', '2026-06-10 08:00:00+00', '2026-06-10 08:00:00+00', '3208d356-d32f-49d7-9245-e21e4fbc2271', '');
INSERT INTO public.settings_translations (language, shop_name, size_chart_weight_heading, size_chart_ages, opening_times, seller_name, seller_address) VALUES
	('ar', 'ليتل ديونز', 'الوزن (كغ)', '{"80": "حتى سنة", "90": "من سنة إلى سنتين", "100": "من سنتين إلى 3 سنوات", "110": "من 3 إلى 4 سنوات", "120": "من 4 إلى 5 سنوات", "130": "من 5 إلى 6 سنوات", "140": "من 6 إلى 7 سنوات", "150": "من 7 إلى 8 سنوات", "160": "نحو 13 سنة"}', 'من الاثنين إلى السبت، من 9:00 إلى 18:00', 'ليتل ديونز للتجارة ذ.م.م', 'مستودع 7، القوز الصناعية 3، دبي، الإمارات');
INSERT INTO public.shop_settings (id, shop_name, delivery_fee, free_delivery_above, express_fee, help_email, support_email, phone, chat_number, social, size_chart_weight_heading, size_chart, vat_rate, most_lines, most_units_per_line, orders_per_day, value_per_day, open_cash_orders, cancellations_per_day, cash_review_above, seller_name, seller_address, seller_trn, return_days, pickup_fee, non_returnable_types, demo, opening_times, carriers, staff_refund_limit, refused_parcels, delivery_plan, guest_checkout, photo_of_damage, strict_was_prices, currency_writing, currency_writing_ar, most_cash, merchant_feed, google_tag, meta_pixel, cash_fee, seller_emirate, seller_licence, seller_licence_authority, order_push, cash_on_delivery, cash_emirates) VALUES
	(1, 'Little Dunes', 2500, 16900, 1000, 'help@littledunes.example', 'support@littledunes.example', '+971 4 000 0000', '+971 4 000 0000', '{"tiktok": "https://www.tiktok.com/@littledunes", "youtube": "https://www.youtube.com/@littledunes", "facebook": "https://www.facebook.com/littledunes", "instagram": "https://www.instagram.com/littledunes"}', 'Weight (cm)', '[{"age": "0-1 years", "size": "80", "height": "75-83", "weight": "10-18"}, {"age": "1-2 years", "size": "90", "height": "84-93", "weight": "20-28"}, {"age": "2-3 years", "size": "100", "height": "94-102", "weight": "30-39"}, {"age": "3-4 years", "size": "110", "height": "103-112", "weight": "40-49"}, {"age": "4-5 years", "size": "120", "height": "113-122", "weight": "50-59"}, {"age": "5-6 years", "size": "130", "height": "122-131", "weight": "60-69"}, {"age": "6-7 years", "size": "140", "height": "131-141", "weight": "70-80"}, {"age": "7-8 years", "size": "150", "height": "141-150", "weight": "80-90"}, {"age": "around 13 years", "size": "160", "height": "150-160", "weight": "90-100"}]', 5.00, 100, 50, 30, 2000000, 6, 5, 150000, 'Little Dunes Trading L.L.C', 'Warehouse 7, Al Quoz Industrial 3, Dubai, UAE', '100000000000003', 14, 0, '', true, 'from Monday to Saturday, 9:00 to 18:00', '[]', 100000, 3, NULL, false, false, false, 'code_before', 'abbreviation', 0, false, '', '', 0, 'Dubai', '', '', false, true, '["Abu Dhabi", "Dubai", "Sharjah", "Ajman", "Umm Al Quwain", "Ras Al Khaimah", "Fujairah"]');
INSERT INTO public.shopper_purchases (user_id, orders, refused) VALUES
	('00000000-0000-7000-8000-000000000011', 2, 0);
INSERT INTO public.short_sizes (size_entry_id, product_id) VALUES
	('00000000-0000-7000-8000-00000000000c', '00000000-0000-7000-8000-000000000007');
INSERT INTO public.size_entries (product_id, size, "position", stocks, sub_sku, id, variant_id, counted, price, movement_reason, movement_order_id, movement_actor, barcode, movement_note, shelf, imported_fields, last_counted_at) VALUES
	('00000000-0000-7000-8000-00000000000d', '90', 0, 5, '00000000-0000-7000-8000-00000000000d-Coral-90', '00000000-0000-7000-8000-00000000000f', '00000000-0000-7000-8000-00000000000e', true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL),
	('00000000-0000-7000-8000-00000000000d', '100', 1, 5, '00000000-0000-7000-8000-00000000000d-Coral-100', '00000000-0000-7000-8000-000000000010', '00000000-0000-7000-8000-00000000000e', true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL),
	('00000000-0000-7000-8000-000000000007', '90', 0, 7, '00000000-0000-7000-8000-000000000007-Coral-90', '00000000-0000-7000-8000-000000000009', '00000000-0000-7000-8000-000000000008', true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL),
	('00000000-0000-7000-8000-000000000007', '100', 1, 4, '00000000-0000-7000-8000-000000000007-Coral-100', '00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-000000000008', true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL),
	('00000000-0000-7000-8000-000000000007', '90', 0, 1, '00000000-0000-7000-8000-000000000007-Sea-90', '00000000-0000-7000-8000-00000000000c', '00000000-0000-7000-8000-00000000000b', true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', NULL);
INSERT INTO public.staff (id, email, role, created_at, name, password_hash, totp_key, totp_step) VALUES
	('00000000-0000-7000-8000-000000000001', 'owner-1@example.com', 'owner', '2026-06-10 08:00:00+00', 'Huda', 'none', NULL, NULL),
	('00000000-0000-7000-8000-000000000003', 'packer-2@example.com', 'packer', '2026-06-10 08:00:00+00', 'Huda', 'none', NULL, NULL),
	('00000000-0000-7000-8000-000000000005', 'manager-3@example.com', 'manager', '2026-06-10 08:00:00+00', 'Huda', 'none', NULL, NULL);
INSERT INTO public.staff_api_keys (id, key_hash, name, last_four, scopes, created_by, created_at, last_used_at) VALUES
	('00000000-0000-7000-8000-00000000001e', '\x99f70b32bd9fa9eadf3b021df0c7d4ae9081ea2dc88a2c0cdb556d9423239761', 'Writer', 'Yres', '{content:write}', '00000000-0000-7000-8000-000000000001', '2026-06-10 08:00:00+00', NULL);
INSERT INTO public.staff_changes (id, at, staff_id, actor, address, call, subject, subject_id, changes, undoes) OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000005', 'manager-3@example.com', '127.0.0.1', 'POST /api/staff/order/move', 'order', '00000000-0000-7000-8000-000000000014', '{"status": ["Order Placed", "Packing"]}', NULL),
	(2, '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000005', 'manager-3@example.com', '127.0.0.1', 'POST /api/staff/order/move', 'order', '00000000-0000-7000-8000-000000000014', '{"status": ["Packing", "Shipped"]}', NULL),
	(3, '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000005', 'manager-3@example.com', '127.0.0.1', 'POST /api/staff/order/move', 'order', '00000000-0000-7000-8000-000000000014', '{"status": ["Shipped", "Delivered"]}', NULL),
	(4, '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000001', 'owner-1@example.com', '127.0.0.1', 'POST /api/staff/order/refund', 'order', '00000000-0000-7000-8000-000000000014', '{"reason": [null, "One was torn"], "refund": [null, 1000]}', NULL),
	(5, '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000001', 'owner-1@example.com', '127.0.0.1', 'POST /api/staff/content/publish', 'content', 'about', '{"title.en": ["Our Story", "The story of the dunes"]}', NULL),
	(6, '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000001', 'owner-1@example.com', '127.0.0.1', 'POST /api/staff/shopper/credit/change', 'shopper', '00000000-0000-7000-8000-000000000011', '{"note": [null, "For the wait"], "credit": [0, 500000]}', NULL),
	(7, '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000001', 'owner-1@example.com', '127.0.0.1', 'POST /api/staff/api-keys/create', 'api key', '00000000-0000-7000-8000-00000000001e', '{"name": [null, "Writer"], "scopes": [null, ["content:write"]]}', NULL);
INSERT INTO public.staff_sessions (token_hash, staff_id, created_at, last_used_at, id, device, address, passkey_challenge) VALUES
	('\xaa8fbaba8e994dde57bb48c7a3b39e6e9ba10538a62957199e8b5311251a57dc', '00000000-0000-7000-8000-000000000001', '2026-06-10 08:00:00+00', '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000002', NULL, NULL, NULL),
	('\x5581bc6c0213e7439dd4718100da4ebed76394d795fc1adbfb14309111f71f20', '00000000-0000-7000-8000-000000000003', '2026-06-10 08:00:00+00', '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000004', NULL, NULL, NULL),
	('\x14bd4e65ef7a9dda4f42576af6ee0c886d7bba47cd6ef87375a60b43140866a3', '00000000-0000-7000-8000-000000000005', '2026-06-10 08:00:00+00', '2026-06-10 08:00:00+00', '00000000-0000-7000-8000-000000000006', NULL, NULL, NULL);
INSERT INTO public.stale_cards (id, product_id) VALUES
	(1, '00000000-0000-7000-8000-000000000007'),
	(2, '00000000-0000-7000-8000-000000000007'),
	(3, '00000000-0000-7000-8000-000000000007'),
	(4, '00000000-0000-7000-8000-000000000007'),
	(5, '00000000-0000-7000-8000-000000000007'),
	(6, '00000000-0000-7000-8000-00000000000d'),
	(7, '00000000-0000-7000-8000-00000000000d'),
	(8, '00000000-0000-7000-8000-00000000000d');
INSERT INTO public.stock_movements (id, size_entry_id, sub_sku, delta, reason, order_id, actor, at, note) OVERRIDING SYSTEM VALUE VALUES
	(1, '00000000-0000-7000-8000-000000000009', '00000000-0000-7000-8000-000000000007-Coral-90', 9, 'opening', NULL, 'system', '2026-11-30 13:04:14.269+00', NULL),
	(2, '00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-000000000007-Coral-100', 5, 'opening', NULL, 'system', '2026-11-30 13:04:14.269+00', NULL),
	(3, '00000000-0000-7000-8000-00000000000c', '00000000-0000-7000-8000-000000000007-Sea-90', 2, 'opening', NULL, 'system', '2026-11-30 13:04:14.269+00', NULL),
	(4, '00000000-0000-7000-8000-00000000000f', '00000000-0000-7000-8000-00000000000d-Coral-90', 5, 'opening', NULL, 'system', '2026-11-30 13:04:14.284+00', NULL),
	(5, '00000000-0000-7000-8000-000000000010', '00000000-0000-7000-8000-00000000000d-Coral-100', 5, 'opening', NULL, 'system', '2026-11-30 13:04:14.284+00', NULL),
	(6, '00000000-0000-7000-8000-000000000009', '00000000-0000-7000-8000-000000000007-Coral-90', -2, 'order', '00000000-0000-7000-8000-000000000014', 'shopper', '2026-11-30 13:04:14.338+00', NULL),
	(7, '00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-000000000007-Coral-100', -1, 'order', '00000000-0000-7000-8000-000000000014', 'shopper', '2026-11-30 13:04:14.338+00', NULL),
	(8, '00000000-0000-7000-8000-00000000000c', '00000000-0000-7000-8000-000000000007-Sea-90', -1, 'order', '00000000-0000-7000-8000-00000000001c', 'shopper', '2026-11-30 13:04:14.476+00', NULL);
INSERT INTO public.store_credit_accounts (user_id, balance) VALUES
	('00000000-0000-7000-8000-000000000011', 500000);
INSERT INTO public.store_credit_entries (id, user_id, at, reason, amount, balance, actor, note, order_id, refund_id, gift_card_id) OVERRIDING SYSTEM VALUE VALUES
	(2, '00000000-0000-7000-8000-000000000011', '2026-06-10 08:00:00+00', 'granted', 500000, 500000, 'owner-1@example.com', 'For the wait', NULL, NULL, NULL);
INSERT INTO public.tax_document_counters (kind, year, last) VALUES
	('invoice', 2026, 1),
	('credit_note', 2026, 1);
INSERT INTO public.tax_documents (id, kind, year, sequence, number, order_id, refund_id, issued_at, amount, vat, content) VALUES
	('00000000-0000-7000-8000-000000000018', 'invoice', 2026, 1, 'INV-2026-00001', '00000000-0000-7000-8000-000000000014', NULL, '2026-06-10 08:00:00+00', 29500, 1405, '{"lines": [{"vat": 905, "list": 20000, "total": 19000, "discount": 1000, "quantity": 2, "description": "Fox Tee, Coral, 90"}, {"vat": 452, "list": 10000, "total": 9500, "discount": 500, "quantity": 1, "description": "Fox Tee, Coral, 100"}, {"vat": 48, "list": 1000, "total": 1000, "discount": 0, "quantity": 1, "description": "Express delivery", "descriptionAr": "توصيل سريع"}], "seller": {"trn": "100000000000003", "name": "Little Dunes Trading L.L.C", "email": "help@littledunes.example", "phone": "+971 4 000 0000", "nameAr": "ليتل ديونز للتجارة ذ.م.م", "address": "Warehouse 7, Al Quoz Industrial 3, Dubai, UAE", "addressAr": "مستودع 7، القوز الصناعية 3، دبي، الإمارات"}, "totals": {"net": 28095, "vat": 1405, "list": 31000, "total": 29500, "discount": 1500}, "vatRate": 5, "customer": {"name": "Mariam Al Suwaidi", "address": "Palm Street 7, Dubai", "emirate": "Dubai"}, "returnDays": 14, "orderNumber": "LD-10001", "discountCode": "AFZ44", "paymentMethod": "cod"}'),
	('00000000-0000-7000-8000-00000000001a', 'credit_note', 2026, 1, 'CN-2026-00001', '00000000-0000-7000-8000-000000000014', '00000000-0000-7000-8000-000000000019', '2026-06-10 08:00:00+00', 1000, 48, '{"lines": [{"vat": 48, "list": 1000, "total": 1000, "discount": 0, "quantity": 1, "description": "Reduction of the price", "descriptionAr": "تخفيض السعر"}], "credit": {"reason": "One was torn", "credited": 1000, "valueAfter": 28500, "creditedVat": 48, "invoiceDate": 1781078400000, "valueBefore": 29500, "invoiceNumber": "INV-2026-00001"}, "seller": {"trn": "100000000000003", "name": "Little Dunes Trading L.L.C", "email": "help@littledunes.example", "phone": "+971 4 000 0000", "nameAr": "ليتل ديونز للتجارة ذ.م.م", "address": "Warehouse 7, Al Quoz Industrial 3, Dubai, UAE", "addressAr": "مستودع 7، القوز الصناعية 3، دبي، الإمارات"}, "totals": {"net": 952, "vat": 48, "list": 1000, "total": 1000, "discount": 0}, "vatRate": 5, "customer": {"name": "Mariam Al Suwaidi", "address": "Palm Street 7, Dubai", "emirate": "Dubai"}, "orderNumber": "LD-10001", "paymentMethod": "cod"}');
INSERT INTO public.users (id, name, email, phone, password_hash, created_at, phone_confirmed_at, email_confirmed_at, erased_at, guest, language, deletion_asked_at) VALUES
	('00000000-0000-7000-8000-000000000011', 'Mariam', 'mariam@example.com', '+971501234567', '$argon2id$v=19$m=8,t=1,p=1$7cGERfBnyfnTF3SzU6ERGg$I5dmRfyHJZdBV9X0jR2/7ary09Nf+blShusBXJVsuPY', '2026-06-10 08:00:00+00', NULL, NULL, NULL, false, 'ar', NULL),
	('00000000-0000-7000-8000-00000000001f', 'Guest', 'shopper-1@example.com', '+971500000001', 'none', '2026-06-10 08:00:00+00', NULL, NULL, NULL, true, 'en', NULL);
INSERT INTO public.variant_names (product_id, color_name, variant_id) VALUES
	('00000000-0000-7000-8000-000000000007', 'Coral', '00000000-0000-7000-8000-000000000008'),
	('00000000-0000-7000-8000-000000000007', 'Sea', '00000000-0000-7000-8000-00000000000b'),
	('00000000-0000-7000-8000-00000000000d', 'Coral', '00000000-0000-7000-8000-00000000000e');
INSERT INTO public.variants (product_id, color_name, "position", swatch, images, id) VALUES
	('00000000-0000-7000-8000-000000000007', 'Coral', 0, NULL, '{}', '00000000-0000-7000-8000-000000000008'),
	('00000000-0000-7000-8000-000000000007', 'Sea', 1, NULL, '{}', '00000000-0000-7000-8000-00000000000b'),
	('00000000-0000-7000-8000-00000000000d', 'Coral', 0, NULL, '{}', '00000000-0000-7000-8000-00000000000e');
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 111, true);
SELECT pg_catalog.setval('public.cart_lines_added_seq', 1, true);
SELECT pg_catalog.setval('public.content_versions_id_seq', 1, true);
SELECT pg_catalog.setval('public.gift_card_entries_id_seq', 1, false);
SELECT pg_catalog.setval('public.order_edits_id_seq', 1, false);
SELECT pg_catalog.setval('public.order_events_id_seq', 5, true);
SELECT pg_catalog.setval('public.order_numbers', 10002, true);
SELECT pg_catalog.setval('public.return_events_id_seq', 1, false);
SELECT pg_catalog.setval('public.return_numbers', 1001, false);
SELECT pg_catalog.setval('public.staff_changes_id_seq', 7, true);
SELECT pg_catalog.setval('public.stale_cards_id_seq', 8, true);
SELECT pg_catalog.setval('public.stock_movements_id_seq', 8, true);
SELECT pg_catalog.setval('public.store_credit_entries_id_seq', 2, true);
SELECT pg_catalog.setval('public.webhook_deliveries_number_seq', 1, false);
SELECT pg_catalog.setval('public.wishes_added_seq', 1, false);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.buyer_companies
    ADD CONSTRAINT buyer_companies_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.card_counts
    ADD CONSTRAINT card_counts_kind_category_type_slug_department_value_pk PRIMARY KEY (kind, category, type_slug, department, value);
ALTER TABLE ONLY public.card_rules
    ADD CONSTRAINT card_rules_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_user_id_size_entry_id_pk PRIMARY KEY (user_id, size_entry_id);
ALTER TABLE ONLY public.cart_merges
    ADD CONSTRAINT cart_merges_user_id_merge_id_pk PRIMARY KEY (user_id, merge_id);
ALTER TABLE ONLY public.cart_reminders
    ADD CONSTRAINT cart_reminders_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.cash_remittance_lines
    ADD CONSTRAINT cash_remittance_lines_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.cash_remittances
    ADD CONSTRAINT cash_remittances_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.child_sizes
    ADD CONSTRAINT child_sizes_user_id_position_pk PRIMARY KEY (user_id, "position");
ALTER TABLE ONLY public.code_uses
    ADD CONSTRAINT code_uses_user_id_code_use_pk PRIMARY KEY (user_id, code, use);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_previews
    ADD CONSTRAINT content_previews_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.discount_codes
    ADD CONSTRAINT discount_codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.email_texts
    ADD CONSTRAINT email_texts_kind_language_pk PRIMARY KEY (kind, language);
ALTER TABLE ONLY public.emails
    ADD CONSTRAINT emails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gift_card_codes
    ADD CONSTRAINT gift_card_codes_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.gift_card_entries
    ADD CONSTRAINT gift_card_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gift_cards
    ADD CONSTRAINT gift_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotent_answers
    ADD CONSTRAINT idempotent_answers_user_id_call_key_pk PRIMARY KEY (user_id, call, key);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_token_hash_account_pk PRIMARY KEY (token_hash, account);
ALTER TABLE ONLY public.link_secrets
    ADD CONSTRAINT link_secrets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.missed_searches
    ADD CONSTRAINT missed_searches_day_words_pk PRIMARY KEY (day, words);
ALTER TABLE ONLY public.newsletter_consents
    ADD CONSTRAINT newsletter_consents_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.order_edits
    ADD CONSTRAINT order_edits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_position_pk PRIMARY KEY (order_id, "position");
ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_parcels
    ADD CONSTRAINT order_parcels_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.order_payments
    ADD CONSTRAINT order_payments_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.order_payments
    ADD CONSTRAINT order_payments_provider_id UNIQUE (provider_id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_number UNIQUE (number);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.paused_counts
    ADD CONSTRAINT paused_counts_pkey PRIMARY KEY (shelf);
ALTER TABLE ONLY public.phone_codes
    ADD CONSTRAINT phone_codes_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.price_changes
    ADD CONSTRAINT price_changes_product_id_at_pk PRIMARY KEY (product_id, at);
ALTER TABLE ONLY public.product_cards
    ADD CONSTRAINT product_cards_pkey PRIMARY KEY (product_id);
ALTER TABLE ONLY public.product_import_items
    ADD CONSTRAINT product_import_items_import_id_position_pk PRIMARY KEY (import_id, "position");
ALTER TABLE ONLY public.product_imports
    ADD CONSTRAINT product_imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_marks
    ADD CONSTRAINT product_marks_mark_product_id_pk PRIMARY KEY (mark, product_id);
ALTER TABLE ONLY public.product_questions
    ADD CONSTRAINT product_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_translations
    ADD CONSTRAINT product_translations_product_id_language_pk PRIMARY KEY (product_id, language);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_handle_unique UNIQUE (handle);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_keys
    ADD CONSTRAINT push_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_messages
    ADD CONSTRAINT push_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_once UNIQUE (order_id, endpoint);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recent_sales
    ADD CONSTRAINT recent_sales_pkey PRIMARY KEY (product_id);
ALTER TABLE ONLY public.redirects
    ADD CONSTRAINT redirects_pkey PRIMARY KEY (from_path);
ALTER TABLE ONLY public.refund_lines
    ADD CONSTRAINT refund_lines_refund_id_position_pk PRIMARY KEY (refund_id, "position");
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_id_order UNIQUE (id, order_id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_provider_refund_id UNIQUE (provider_refund_id);
ALTER TABLE ONLY public.return_events
    ADD CONSTRAINT return_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.return_lines
    ADD CONSTRAINT return_lines_return_id_position_pk PRIMARY KEY (return_id, "position");
ALTER TABLE ONLY public.return_photos
    ADD CONSTRAINT return_photos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_id_order UNIQUE (id, order_id);
ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_number UNIQUE (number);
ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_refund UNIQUE (refund_id);
ALTER TABLE ONLY public.review_opt_outs
    ADD CONSTRAINT review_opt_outs_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.review_photos
    ADD CONSTRAINT review_photos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.review_requests
    ADD CONSTRAINT review_requests_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.review_summaries
    ADD CONSTRAINT review_summaries_pkey PRIMARY KEY (product_id);
ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_review_id_user_id_pk PRIMARY KEY (review_id, user_id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_one UNIQUE (product_id, user_id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sales
    ADD CONSTRAINT sales_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_addresses
    ADD CONSTRAINT saved_addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_synonyms
    ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY ("position");
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_id UNIQUE (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.settings_translations
    ADD CONSTRAINT settings_translations_pkey PRIMARY KEY (language);
ALTER TABLE ONLY public.shop_settings
    ADD CONSTRAINT shop_settings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shopper_notes
    ADD CONSTRAINT shopper_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shopper_purchases
    ADD CONSTRAINT shopper_purchases_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.short_sizes
    ADD CONSTRAINT short_sizes_pkey PRIMARY KEY (size_entry_id);
ALTER TABLE ONLY public.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.size_entries
    ADD CONSTRAINT size_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.size_entries
    ADD CONSTRAINT size_entries_size UNIQUE (variant_id, size);
ALTER TABLE ONLY public.staff_api_keys
    ADD CONSTRAINT staff_api_keys_hash UNIQUE (key_hash);
ALTER TABLE ONLY public.staff_api_keys
    ADD CONSTRAINT staff_api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_changes
    ADD CONSTRAINT staff_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_email UNIQUE (email);
ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_member UNIQUE (staff_id);
ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff_passkeys
    ADD CONSTRAINT staff_passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_recovery_codes
    ADD CONSTRAINT staff_recovery_codes_staff_id_code_hash_pk PRIMARY KEY (staff_id, code_hash);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_id UNIQUE (id);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff_sign_ins
    ADD CONSTRAINT staff_sign_ins_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.staff_trusted_browsers
    ADD CONSTRAINT staff_trusted_browsers_id UNIQUE (id);
ALTER TABLE ONLY public.staff_trusted_browsers
    ADD CONSTRAINT staff_trusted_browsers_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.stale_cards
    ADD CONSTRAINT stale_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stock_notices
    ADD CONSTRAINT stock_notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.store_credit_accounts
    ADD CONSTRAINT store_credit_accounts_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.store_credit_entries
    ADD CONSTRAINT store_credit_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sub_category_translations
    ADD CONSTRAINT sub_category_translations_sub_category_language_pk PRIMARY KEY (sub_category, language);
ALTER TABLE ONLY public.tax_document_counters
    ADD CONSTRAINT tax_document_counters_kind_year_pk PRIMARY KEY (kind, year);
ALTER TABLE ONLY public.tax_documents
    ADD CONSTRAINT tax_documents_number UNIQUE (number);
ALTER TABLE ONLY public.tax_documents
    ADD CONSTRAINT tax_documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tax_documents
    ADD CONSTRAINT tax_documents_refund UNIQUE (refund_id);
ALTER TABLE ONLY public.tax_documents
    ADD CONSTRAINT tax_documents_sequence UNIQUE (kind, year, sequence);
ALTER TABLE ONLY public.upload_parts
    ADD CONSTRAINT upload_parts_upload_id_place_pk PRIMARY KEY (upload_id, place);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.used_passkey_challenges
    ADD CONSTRAINT used_passkey_challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY public.user_passkeys
    ADD CONSTRAINT user_passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.variant_names
    ADD CONSTRAINT variant_names_product_id_color_name_pk PRIMARY KEY (product_id, color_name);
ALTER TABLE ONLY public.variant_translations
    ADD CONSTRAINT variant_translations_variant_id_language_pk PRIMARY KEY (variant_id, language);
ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_color_name UNIQUE (product_id, color_name);
ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_id_product_id UNIQUE (id, product_id);
ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_number UNIQUE (number);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.wishes
    ADD CONSTRAINT wishes_user_id_product_id_size_pk PRIMARY KEY (user_id, product_id, size);
CREATE INDEX account_links_expires_at_index ON public.account_links USING btree (expires_at);
CREATE INDEX account_links_user_id_index ON public.account_links USING btree (user_id);
CREATE INDEX cart_lines_size_entry_id_index ON public.cart_lines USING btree (size_entry_id);
CREATE INDEX cash_remittance_lines_remittance_id_index ON public.cash_remittance_lines USING btree (remittance_id);
CREATE INDEX cash_remittances_at_index ON public.cash_remittances USING btree (at);
CREATE INDEX code_uses_code_index ON public.code_uses USING btree (code);
CREATE INDEX contact_messages_created ON public.contact_messages USING btree (created_at);
CREATE INDEX contact_messages_email ON public.contact_messages USING btree (email);
CREATE INDEX contact_messages_open ON public.contact_messages USING btree (id) WHERE (done_at IS NULL);
CREATE INDEX content_versions_item ON public.content_versions USING btree (item, starts_at DESC NULLS LAST, id DESC NULLS LAST);
CREATE INDEX daily_code_uses_day_index ON public.daily_code_uses USING btree (day);
CREATE INDEX daily_item_sales_day_index ON public.daily_item_sales USING btree (day);
CREATE INDEX daily_sales_day_index ON public.daily_sales USING btree (day);
CREATE INDEX emails_about ON public.emails USING btree (about) WHERE (about IS NOT NULL);
CREATE INDEX emails_failed ON public.emails USING btree (id) WHERE (gave_up_at IS NOT NULL);
CREATE INDEX emails_of_accounts ON public.emails USING btree ("to", kind) WHERE (about IS NULL);
CREATE INDEX emails_waiting ON public.emails USING btree (id) WHERE ((sent_at IS NULL) AND (gave_up_at IS NULL));
CREATE INDEX gift_card_codes_gift_card_id_index ON public.gift_card_codes USING btree (gift_card_id);
CREATE INDEX gift_card_entries_gift_card_id_index ON public.gift_card_entries USING btree (gift_card_id);
CREATE INDEX gift_card_entries_user_id_index ON public.gift_card_entries USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX gift_cards_created_at_id_index ON public.gift_cards USING btree (created_at, id);
CREATE INDEX idempotent_answers_answered_at_index ON public.idempotent_answers USING btree (answered_at);
CREATE INDEX known_devices_account_index ON public.known_devices USING btree (account);
CREATE INDEX known_devices_last_used_at_index ON public.known_devices USING btree (last_used_at);
CREATE INDEX newsletter_consents_consented_at_user_id_index ON public.newsletter_consents USING btree (consented_at, user_id) WHERE (ended_at IS NULL);
CREATE INDEX order_edits_order_id_index ON public.order_edits USING btree (order_id);
CREATE INDEX order_events_order_id_index ON public.order_events USING btree (order_id);
CREATE INDEX order_events_refused ON public.order_events USING btree (at) WHERE ((from_status = 'Shipped'::public.order_status) AND (to_status = 'Cancelled'::public.order_status));
CREATE INDEX order_lines_product_id_index ON public.order_lines USING btree (product_id);
CREATE INDEX order_lines_search ON public.order_lines USING gin (public.fold_search((((product ->> 'name'::text) || ' '::text) || sub_sku)) public.gin_trgm_ops);
CREATE INDEX order_lines_size_entry_id_index ON public.order_lines USING btree (size_entry_id);
CREATE INDEX order_notes_open ON public.order_notes USING btree (at) WHERE (asks_for IS NOT NULL);
CREATE INDEX order_notes_order_id_index ON public.order_notes USING btree (order_id);
CREATE INDEX order_parcels_search ON public.order_parcels USING gin (public.fold_search(tracking_number) public.gin_trgm_ops);
CREATE INDEX order_payments_recheck ON public.order_payments USING btree (started_at) WHERE (status = 'closed'::public.payment_status);
CREATE INDEX order_payments_started_at_index ON public.order_payments USING btree (started_at) WHERE (status = ANY (ARRAY['starting'::public.payment_status, 'open'::public.payment_status, 'processing'::public.payment_status]));
CREATE INDEX orders_cancelled ON public.orders USING btree (id) WHERE (status = 'Cancelled'::public.order_status);
CREATE INDEX orders_discount_code ON public.orders USING btree (discount_code) WHERE (discount_code IS NOT NULL);
CREATE UNIQUE INDEX orders_one_pending ON public.orders USING btree (user_id) WHERE (status = 'Pending Payment'::public.order_status);
CREATE INDEX orders_owed ON public.orders USING btree (number, amount, credit) WHERE ((status = 'Delivered'::public.order_status) AND (payment_method = 'cod'::public.payment_method) AND (NOT remitted));
CREATE INDEX orders_placed ON public.orders USING btree (placed_at, id);
CREATE INDEX orders_search ON public.orders USING gin (search_text public.gin_trgm_ops);
CREATE INDEX orders_status_placed ON public.orders USING btree (status, placed_at, id);
CREATE INDEX orders_user_id_placed_at_index ON public.orders USING btree (user_id, placed_at DESC NULLS LAST);
CREATE INDEX product_cards_bestofkids ON public.product_cards USING btree (published_at DESC, product_id) WHERE bestofkids;
CREATE INDEX product_cards_bestseller ON public.product_cards USING btree (published_at DESC, product_id) WHERE bestseller;
CREATE INDEX product_cards_category ON public.product_cards USING btree (category, published_at DESC, product_id);
CREATE INDEX product_cards_cheapest ON public.product_cards USING btree (displayed_price, price, published_at DESC, product_id);
CREATE INDEX product_cards_colours ON public.product_cards USING gin (colours);
CREATE INDEX product_cards_dearest ON public.product_cards USING btree (displayed_price DESC, price DESC, published_at DESC, product_id);
CREATE INDEX product_cards_department ON public.product_cards USING btree (department, published_at DESC, product_id);
CREATE INDEX product_cards_flashsale ON public.product_cards USING btree (published_at DESC, product_id) WHERE flashsale;
CREATE INDEX product_cards_newest ON public.product_cards USING btree (published_at DESC, product_id);
CREATE INDEX product_cards_search ON public.product_cards USING gin (searched public.gin_trgm_ops);
CREATE INDEX product_cards_sizes ON public.product_cards USING gin (sizes);
CREATE INDEX product_cards_type ON public.product_cards USING btree (type_slug, published_at DESC, product_id);
CREATE INDEX product_imports_created_at_index ON public.product_imports USING btree (created_at DESC NULLS LAST);
CREATE INDEX product_marks_product_id_index ON public.product_marks USING btree (product_id);
CREATE INDEX product_questions_created ON public.product_questions USING btree (created_at);
CREATE INDEX product_questions_open ON public.product_questions USING btree (id) WHERE ((answered_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX product_questions_shown ON public.product_questions USING btree (product_id, answered_at DESC NULLS LAST, id) WHERE ((answered_at IS NOT NULL) AND (hidden_at IS NULL));
CREATE INDEX product_questions_user_id_index ON public.product_questions USING btree (user_id);
CREATE INDEX product_translations_search ON public.product_translations USING gin (public.fold_search(name) public.gin_trgm_ops);
CREATE INDEX products_flash_ends_at_index ON public.products USING btree (flash_ends_at) WHERE (flash_ends_at IS NOT NULL);
CREATE INDEX products_flash_starts_at_index ON public.products USING btree (flash_starts_at) WHERE (flash_starts_at IS NOT NULL);
CREATE INDEX products_largest_discount ON public.products USING btree (GREATEST(discount, applied_sale)) WHERE (status = 'published'::public.product_status);
CREATE INDEX products_lower_sku ON public.products USING btree (lower(sku));
CREATE INDEX products_publish_at_index ON public.products USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX products_published_at_id_index ON public.products USING btree (published_at DESC NULLS LAST, id);
CREATE INDEX products_sale_ends_at_index ON public.products USING btree (sale_ends_at) WHERE (sale_ends_at IS NOT NULL);
CREATE INDEX products_sale_starts_at_index ON public.products USING btree (sale_starts_at) WHERE (sale_starts_at IS NOT NULL);
CREATE INDEX products_search ON public.products USING gin (public.fold_search(((name || ' '::text) || sku)) public.gin_trgm_ops);
CREATE INDEX products_status_published_at_id_index ON public.products USING btree (status, published_at DESC NULLS LAST, id);
CREATE INDEX push_messages_subscription ON public.push_messages USING btree (subscription_id);
CREATE INDEX push_messages_waiting ON public.push_messages USING btree (id) WHERE ((sent_at IS NULL) AND (gave_up_at IS NULL));
CREATE INDEX push_subscriptions_endpoint ON public.push_subscriptions USING btree (endpoint);
CREATE INDEX recent_sales_pieces_product_id_index ON public.recent_sales USING btree (pieces DESC, product_id DESC);
CREATE INDEX refund_lines_order_id_position_index ON public.refund_lines USING btree (order_id, "position");
CREATE INDEX refunds_next_at_index ON public.refunds USING btree (next_at) WHERE (status <> 'succeeded'::public.refund_status);
CREATE INDEX refunds_order_id_index ON public.refunds USING btree (order_id);
CREATE INDEX refunds_recheck ON public.refunds USING btree (refunded_at) WHERE (status = 'succeeded'::public.refund_status);
CREATE INDEX refunds_to_pay_back ON public.refunds USING btree (created_at) WHERE to_pay_back;
CREATE INDEX return_events_return_id_index ON public.return_events USING btree (return_id);
CREATE INDEX return_lines_new_size_entry_id_index ON public.return_lines USING btree (new_size_entry_id);
CREATE INDEX return_lines_order_id_position_index ON public.return_lines USING btree (order_id, "position");
CREATE INDEX return_lines_set_aside ON public.return_lines USING btree (return_id) WHERE (worn > 0);
CREATE INDEX return_photos_order_id_index ON public.return_photos USING btree (order_id);
CREATE INDEX return_photos_return_id_index ON public.return_photos USING btree (return_id);
CREATE INDEX return_photos_unused ON public.return_photos USING btree (at) WHERE (return_id IS NULL);
CREATE INDEX returns_open ON public.returns USING btree (requested_at) WHERE (status = ANY (ARRAY['requested'::public.return_status, 'approved'::public.return_status, 'picked_up'::public.return_status, 'received'::public.return_status, 'checked'::public.return_status]));
CREATE INDEX returns_order_id_index ON public.returns USING btree (order_id);
CREATE INDEX review_photos_review_id_index ON public.review_photos USING btree (review_id);
CREATE INDEX review_photos_unused ON public.review_photos USING btree (at) WHERE (review_id IS NULL);
CREATE INDEX review_photos_user_id_index ON public.review_photos USING btree (user_id);
CREATE INDEX review_votes_user_id_index ON public.review_votes USING btree (user_id);
CREATE INDEX reviews_created ON public.reviews USING btree (created_at, id);
CREATE INDEX reviews_open ON public.reviews USING btree (id) WHERE ((answered_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX reviews_shown ON public.reviews USING btree (product_id, helpful DESC NULLS LAST, created_at DESC NULLS LAST, id) WHERE (hidden_at IS NULL);
CREATE INDEX reviews_user_id_index ON public.reviews USING btree (user_id);
CREATE UNIQUE INDEX saved_addresses_one_standard ON public.saved_addresses USING btree (user_id) WHERE standard;
CREATE INDEX saved_addresses_user_id_index ON public.saved_addresses USING btree (user_id);
CREATE INDEX saved_views_list ON public.saved_views USING btree (list);
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (owner_id, list, lower(name));
CREATE INDEX sessions_last_used_at_index ON public.sessions USING btree (last_used_at);
CREATE INDEX sessions_user_id_index ON public.sessions USING btree (user_id);
CREATE INDEX shopper_notes_user_id_index ON public.shopper_notes USING btree (user_id);
CREATE INDEX shopper_purchases_refused ON public.shopper_purchases USING btree (user_id) WHERE (refused > 0);
CREATE INDEX shopper_purchases_returning ON public.shopper_purchases USING btree (user_id) WHERE (orders > 1);
CREATE INDEX short_sizes_product_id_index ON public.short_sizes USING btree (product_id);
CREATE INDEX sign_in_attempts_counted_at_index ON public.sign_in_attempts USING btree (counted_at);
CREATE UNIQUE INDEX size_entries_barcode_index ON public.size_entries USING btree (barcode);
CREATE INDEX size_entries_product_id_index ON public.size_entries USING btree (product_id);
CREATE INDEX size_entries_search ON public.size_entries USING gin (public.fold_search(((sub_sku || ' '::text) || COALESCE(barcode, ''::text))) public.gin_trgm_ops);
CREATE INDEX size_entries_shelf_index ON public.size_entries USING btree (shelf) WHERE (shelf IS NOT NULL);
CREATE INDEX size_entries_size_product_id_index ON public.size_entries USING btree (size, product_id);
CREATE UNIQUE INDEX size_entries_sub_sku_index ON public.size_entries USING btree (sub_sku);
CREATE INDEX staff_api_keys_created_by_index ON public.staff_api_keys USING btree (created_by);
CREATE INDEX staff_changes_actor ON public.staff_changes USING btree (staff_id, id);
CREATE INDEX staff_changes_search ON public.staff_changes USING gin (public.fold_search((changes)::text) public.gin_trgm_ops);
CREATE INDEX staff_changes_subject ON public.staff_changes USING btree (subject, subject_id, id);
CREATE INDEX staff_changes_subject_id ON public.staff_changes USING btree (subject_id);
CREATE INDEX staff_changes_undoes ON public.staff_changes USING btree (undoes) WHERE (undoes IS NOT NULL);
CREATE INDEX staff_passkeys_staff_id_index ON public.staff_passkeys USING btree (staff_id);
CREATE INDEX staff_sessions_last_used_at_index ON public.staff_sessions USING btree (last_used_at);
CREATE INDEX staff_sessions_staff_id_index ON public.staff_sessions USING btree (staff_id);
CREATE INDEX staff_sign_ins_staff_id_index ON public.staff_sign_ins USING btree (staff_id);
CREATE INDEX staff_trusted_browsers_ends_at_index ON public.staff_trusted_browsers USING btree (ends_at);
CREATE INDEX staff_trusted_browsers_staff_id_index ON public.staff_trusted_browsers USING btree (staff_id);
CREATE INDEX stock_movements_order_id_index ON public.stock_movements USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX stock_movements_size_entry_id_id_index ON public.stock_movements USING btree (size_entry_id, id);
CREATE INDEX stock_notices_email ON public.stock_notices USING btree (email);
CREATE INDEX stock_notices_notified ON public.stock_notices USING btree (notified_at) WHERE (notified_at IS NOT NULL);
CREATE UNIQUE INDEX stock_notices_waiting ON public.stock_notices USING btree (size_entry_id, email) WHERE (notified_at IS NULL);
CREATE UNIQUE INDEX store_credit_entries_gift_card ON public.store_credit_entries USING btree (gift_card_id) WHERE (gift_card_id IS NOT NULL);
CREATE INDEX store_credit_entries_order_id_index ON public.store_credit_entries USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX store_credit_entries_refund ON public.store_credit_entries USING btree (refund_id) WHERE (refund_id IS NOT NULL);
CREATE INDEX store_credit_entries_user_id_id_index ON public.store_credit_entries USING btree (user_id, id DESC NULLS LAST);
CREATE UNIQUE INDEX tax_documents_one_invoice ON public.tax_documents USING btree (order_id) WHERE (kind = 'invoice'::public.tax_document_kind);
CREATE INDEX tax_documents_order_id_index ON public.tax_documents USING btree (order_id);
CREATE INDEX uploads_created_at_index ON public.uploads USING btree (created_at);
CREATE INDEX uploads_staff_id_index ON public.uploads USING btree (staff_id);
CREATE INDEX used_passkey_challenges_expires_at_index ON public.used_passkey_challenges USING btree (expires_at);
CREATE INDEX user_passkeys_user_id_index ON public.user_passkeys USING btree (user_id);
CREATE INDEX users_created ON public.users USING btree (created_at, id) WHERE (erased_at IS NULL);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email) WHERE (NOT guest);
CREATE INDEX users_guest_phone ON public.users USING btree (phone) WHERE guest;
CREATE INDEX users_language ON public.users USING btree (language, created_at, id) WHERE (erased_at IS NULL);
CREATE UNIQUE INDEX users_phone ON public.users USING btree (phone) WHERE (NOT guest);
CREATE INDEX users_search ON public.users USING gin (search_text public.gin_trgm_ops);
CREATE INDEX users_to_erase ON public.users USING btree (created_at, id) WHERE ((deletion_asked_at IS NOT NULL) AND (erased_at IS NULL));
CREATE INDEX variant_names_variant_id_index ON public.variant_names USING btree (variant_id);
CREATE INDEX variants_search ON public.variants USING gin (public.fold_search(color_name) public.gin_trgm_ops);
CREATE INDEX webhook_deliveries_failed ON public.webhook_deliveries USING btree (id) WHERE (gave_up_at IS NOT NULL);
CREATE INDEX webhook_deliveries_of_endpoint ON public.webhook_deliveries USING btree (endpoint_id, number);
CREATE INDEX webhook_deliveries_untried ON public.webhook_deliveries USING btree (subject_id, endpoint_id) WHERE (attempts = 0);
CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (endpoint_id, next_at) WHERE ((delivered_at IS NULL) AND (gave_up_at IS NULL));
CREATE INDEX webhook_events_next_at_index ON public.webhook_events USING btree (next_at) WHERE (processed_at IS NULL);
CREATE TRIGGER add_to_recent_sales AFTER INSERT ON public.products REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.add_to_recent_sales();
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.content_versions FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('pages');
CREATE TRIGGER announce AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((new.from_status IS NOT NULL)) EXECUTE FUNCTION public.announce_order();
CREATE TRIGGER announce AFTER INSERT ON public.order_notes FOR EACH ROW EXECUTE FUNCTION public.announce_change_of_order();
CREATE TRIGGER announce AFTER INSERT OR UPDATE OF status ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.announce_change_of_order();
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON public.review_summaries FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('pages');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('all');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.settings_translations FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('pages');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.shop_settings FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('pages');
CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sub_category_translations FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('all');
CREATE TRIGGER announce_cash_paid_back AFTER UPDATE ON public.refunds FOR EACH ROW WHEN ((old.to_pay_back IS DISTINCT FROM new.to_pay_back)) EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_cash_to_pay_back AFTER INSERT ON public.refunds FOR EACH ROW WHEN (new.to_pay_back) EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_delete AFTER DELETE ON public.product_translations REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT product_id FROM before');
CREATE TRIGGER announce_delete AFTER DELETE ON public.products REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT id FROM before');
CREATE TRIGGER announce_delete AFTER DELETE ON public.size_entries REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT product_id FROM before');
CREATE TRIGGER announce_delete AFTER DELETE ON public.variant_translations REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT v.product_id FROM before JOIN variants v ON v.id = before.variant_id');
CREATE TRIGGER announce_delete AFTER DELETE ON public.variants REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT product_id FROM before');
CREATE TRIGGER announce_insert AFTER INSERT ON public.product_translations REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT product_id FROM after');
CREATE TRIGGER announce_insert AFTER INSERT ON public.products REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT id FROM after');
CREATE TRIGGER announce_insert AFTER INSERT ON public.size_entries REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT product_id FROM after');
CREATE TRIGGER announce_insert AFTER INSERT ON public.variant_translations REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT v.product_id FROM after JOIN variants v ON v.id = after.variant_id');
CREATE TRIGGER announce_insert AFTER INSERT ON public.variants REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT product_id FROM after');
CREATE TRIGGER announce_review AFTER UPDATE OF review_reason ON public.orders FOR EACH ROW WHEN ((old.review_reason IS DISTINCT FROM new.review_reason)) EXECUTE FUNCTION public.announce_review_of_order();
CREATE TRIGGER announce_stock AFTER UPDATE OF stocks ON public.size_entries FOR EACH STATEMENT WHEN ((current_setting('application_name'::text) <> 'little-dunes'::text)) EXECUTE FUNCTION public.announce_catalogue('stock');
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON public.product_translations FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('all');
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('all');
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON public.size_entries FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('all');
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON public.variant_translations FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('all');
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON public.variants FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue('all');
CREATE TRIGGER announce_update AFTER UPDATE ON public.product_translations REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT product_id FROM before UNION SELECT product_id FROM after');
CREATE TRIGGER announce_update AFTER UPDATE ON public.products REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT id FROM before UNION SELECT id FROM after');
CREATE TRIGGER announce_update AFTER UPDATE ON public.variant_translations REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT v.product_id FROM after JOIN variants v ON v.id = after.variant_id');
CREATE TRIGGER announce_update AFTER UPDATE ON public.variants REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.announce_products('SELECT product_id FROM before UNION SELECT product_id FROM after');
CREATE TRIGGER announce_work AFTER INSERT OR DELETE OR UPDATE OF done_at ON public.contact_messages FOR EACH STATEMENT EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_work AFTER UPDATE ON public.emails FOR EACH ROW WHEN ((old.gave_up_at IS DISTINCT FROM new.gave_up_at)) EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_work AFTER UPDATE OF asks_for ON public.order_notes FOR EACH STATEMENT EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_work AFTER INSERT OR DELETE OR UPDATE OF answered_at, hidden_at ON public.product_questions FOR EACH STATEMENT EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_work AFTER UPDATE ON public.refunds FOR EACH ROW WHEN ((old.last_error IS DISTINCT FROM new.last_error)) EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_work AFTER INSERT OR DELETE OR UPDATE OF status ON public.returns FOR EACH STATEMENT EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_work AFTER INSERT OR DELETE OR UPDATE OF answered_at, hidden_at ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_work AFTER INSERT ON public.stock_movements FOR EACH ROW WHEN ((new.reason <> 'order'::public.stock_reason)) EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_work AFTER UPDATE OF deletion_asked_at, erased_at ON public.users FOR EACH ROW WHEN (((old.deletion_asked_at IS DISTINCT FROM new.deletion_asked_at) OR ((new.deletion_asked_at IS NOT NULL) AND (old.erased_at IS DISTINCT FROM new.erased_at)))) EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER announce_work AFTER UPDATE OF paused ON public.webhook_endpoints FOR EACH STATEMENT EXECUTE FUNCTION public.announce_work();
CREATE TRIGGER count AFTER DELETE OR UPDATE OF product_id, sub_sku, quantity, line_paid, coupon_share ON public.order_lines FOR EACH ROW EXECUTE FUNCTION public.count_changed_line();
CREATE TRIGGER count_changed_order_of_shopper AFTER UPDATE OF status, user_id ON public.orders FOR EACH ROW WHEN (((public.is_sold(old.status) <> public.is_sold(new.status)) OR (old.user_id <> new.user_id))) EXECUTE FUNCTION public.count_changed_order_of_shopper();
CREATE TRIGGER count_delete AFTER DELETE ON public.product_cards REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.count_cards('SELECT *, -1 AS sign FROM before');
CREATE TRIGGER count_insert AFTER INSERT ON public.product_cards REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.count_cards('SELECT *, 1 AS sign FROM after');
CREATE TRIGGER count_new AFTER INSERT ON public.order_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_new_lines();
CREATE TRIGGER count_new AFTER INSERT ON public.orders FOR EACH ROW WHEN (public.is_sold(new.status)) EXECUTE FUNCTION public.count_new_order();
CREATE TRIGGER count_new AFTER INSERT ON public.refund_lines FOR EACH ROW EXECUTE FUNCTION public.count_new_refund_line();
CREATE TRIGGER count_new AFTER INSERT ON public.refunds FOR EACH ROW WHEN ((NOT new.is_edit)) EXECUTE FUNCTION public.count_new_refund();
CREATE TRIGGER count_order_of_shopper AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION public.count_order_of_shopper();
CREATE TRIGGER count_refused_parcel_of_shopper AFTER INSERT ON public.order_events FOR EACH ROW WHEN (((new.from_status = 'Shipped'::public.order_status) AND (new.to_status = 'Cancelled'::public.order_status))) EXECUTE FUNCTION public.count_refused_parcel_of_shopper();
CREATE TRIGGER count_update AFTER UPDATE ON public.product_cards REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.count_cards('SELECT *, 1 AS sign FROM after UNION ALL SELECT *, -1 FROM before');
CREATE TRIGGER keep_balance BEFORE INSERT ON public.gift_card_entries FOR EACH ROW EXECUTE FUNCTION public.keep_gift_card();
CREATE TRIGGER keep_balance BEFORE INSERT ON public.store_credit_entries FOR EACH ROW EXECUTE FUNCTION public.keep_store_credit();
CREATE TRIGGER keep_name AFTER INSERT OR UPDATE OF product_id, color_name ON public.variants FOR EACH ROW EXECUTE FUNCTION public.keep_variant_name();
CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.tax_documents FOR EACH ROW EXECUTE FUNCTION public.keep_tax_documents();
CREATE TRIGGER keep_table BEFORE TRUNCATE ON public.tax_documents FOR EACH STATEMENT EXECUTE FUNCTION public.keep_tax_documents();
CREATE TRIGGER mark_changed AFTER UPDATE ON public.products REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.mark_products();
CREATE TRIGGER mark_new AFTER INSERT ON public.products REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.mark_products();
CREATE TRIGGER mark_translated AFTER INSERT OR UPDATE OF name ON public.product_translations FOR EACH ROW WHEN ((new.language = 'ar'::text)) EXECUTE FUNCTION public.mark_translated();
CREATE TRIGGER mark_untranslated AFTER DELETE ON public.product_translations FOR EACH ROW WHEN ((old.language = 'ar'::text)) EXECUTE FUNCTION public.mark_translated();
CREATE TRIGGER mark_untranslated AFTER INSERT ON public.products REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.mark_untranslated();
CREATE TRIGGER note_short_changed AFTER UPDATE OF stocks, counted ON public.size_entries FOR EACH ROW WHEN (((new.counted AND (new.stocks <= 3)) <> (old.counted AND (old.stocks <= 3)))) EXECUTE FUNCTION public.note_short_size();
CREATE TRIGGER note_short_new AFTER INSERT ON public.size_entries FOR EACH ROW WHEN ((new.counted AND (new.stocks <= 3))) EXECUTE FUNCTION public.note_short_size();
CREATE CONSTRAINT TRIGGER order_lines_sums AFTER INSERT OR DELETE OR UPDATE OF order_id, line_paid, coupon_share, vat ON public.order_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_order_sums();
CREATE CONSTRAINT TRIGGER orders_sums AFTER INSERT OR UPDATE OF discounted, coupon, vat_rate, delivery_vat, express_vat, cash_fee_vat, vat ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_order_sums();
CREATE TRIGGER queue_webhook AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((new.to_status <> 'Pending Payment'::public.order_status)) EXECUTE FUNCTION public.queue_order_webhook();
CREATE TRIGGER queue_webhook AFTER INSERT ON public.return_events FOR EACH ROW EXECUTE FUNCTION public.queue_return_webhook();
CREATE TRIGGER queue_webhook AFTER INSERT ON public.stock_movements FOR EACH ROW EXECUTE FUNCTION public.queue_stock_webhook();
CREATE TRIGGER queue_webhook_delete AFTER DELETE ON public.product_translations REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT product_id FROM before');
CREATE TRIGGER queue_webhook_delete AFTER DELETE ON public.products REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.deleted', 'SELECT id FROM before');
CREATE TRIGGER queue_webhook_delete AFTER DELETE ON public.size_entries REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT product_id FROM before');
CREATE TRIGGER queue_webhook_delete AFTER DELETE ON public.variant_translations REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT v.product_id FROM before JOIN variants v ON v.id = variant_id');
CREATE TRIGGER queue_webhook_delete AFTER DELETE ON public.variants REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT product_id FROM before');
CREATE TRIGGER queue_webhook_done_at_once AFTER INSERT ON public.refunds FOR EACH ROW WHEN ((new.status = 'succeeded'::public.refund_status)) EXECUTE FUNCTION public.queue_refund_webhook('refund.succeeded');
CREATE TRIGGER queue_webhook_insert AFTER INSERT ON public.orders FOR EACH ROW WHEN (new.paid) EXECUTE FUNCTION public.queue_paid_webhook();
CREATE TRIGGER queue_webhook_insert AFTER INSERT ON public.product_translations REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT product_id FROM after');
CREATE TRIGGER queue_webhook_insert AFTER INSERT ON public.products REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.created', 'SELECT id FROM after');
CREATE TRIGGER queue_webhook_insert AFTER INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.queue_refund_webhook('refund.created');
CREATE TRIGGER queue_webhook_insert AFTER INSERT ON public.size_entries REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT product_id FROM after');
CREATE TRIGGER queue_webhook_insert AFTER INSERT ON public.variant_translations REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT v.product_id FROM after JOIN variants v ON v.id = variant_id');
CREATE TRIGGER queue_webhook_insert AFTER INSERT ON public.variants REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT product_id FROM after');
CREATE TRIGGER queue_webhook_update AFTER UPDATE OF paid ON public.orders FOR EACH ROW WHEN ((new.paid AND (NOT old.paid))) EXECUTE FUNCTION public.queue_paid_webhook();
CREATE TRIGGER queue_webhook_update AFTER UPDATE ON public.product_translations REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT product_id FROM (SELECT * FROM after EXCEPT SELECT * FROM before) AS changed');
CREATE TRIGGER queue_webhook_update AFTER UPDATE ON public.products REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT id FROM after');
CREATE TRIGGER queue_webhook_update AFTER UPDATE OF status ON public.refunds FOR EACH ROW WHEN (((new.status = 'succeeded'::public.refund_status) AND (old.status <> 'succeeded'::public.refund_status))) EXECUTE FUNCTION public.queue_refund_webhook('refund.succeeded');
CREATE TRIGGER queue_webhook_update AFTER UPDATE ON public.variant_translations REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT v.product_id FROM (SELECT * FROM after EXCEPT SELECT * FROM before) AS changed JOIN variants v ON v.id = variant_id');
CREATE TRIGGER queue_webhook_update AFTER UPDATE ON public.variants REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.queue_product_webhooks('product.updated', 'SELECT product_id FROM after');
CREATE TRIGGER record_added_prices AFTER INSERT ON public.products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.record_added_prices();
CREATE TRIGGER record_added_prices AFTER INSERT ON public.size_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.record_added_prices();
CREATE TRIGGER record_change BEFORE UPDATE OF stocks, movement_reason, movement_order_id, movement_actor, movement_note ON public.size_entries FOR EACH ROW EXECUTE FUNCTION public.record_stock_change();
CREATE TRIGGER record_opening AFTER INSERT ON public.size_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.record_opening_stock();
CREATE TRIGGER record_product_prices AFTER UPDATE ON public.products REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.record_product_prices();
CREATE TRIGGER record_removal AFTER DELETE ON public.size_entries REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.record_removed_stock();
CREATE TRIGGER record_removed_prices AFTER DELETE ON public.size_entries REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.record_removed_prices();
CREATE TRIGGER record_size_price AFTER UPDATE OF price ON public.size_entries FOR EACH ROW WHEN ((old.price IS DISTINCT FROM new.price)) EXECUTE FUNCTION public.record_size_price();
CREATE TRIGGER refund_lines_within_line BEFORE INSERT OR UPDATE ON public.refund_lines FOR EACH ROW EXECUTE FUNCTION public.check_refund_line();
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE OF id, order_id, amount, credit ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.check_refund();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.stock_movements FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_ledger_change();
CREATE TRIGGER refuse_insert BEFORE INSERT ON public.stock_movements FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION public.refuse_ledger_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON public.size_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_ledger_change();
CREATE TRIGGER return_lines_within_line BEFORE INSERT OR UPDATE OF order_id, "position", quantity ON public.return_lines FOR EACH ROW EXECUTE FUNCTION public.check_return_line();
CREATE TRIGGER stale_card AFTER UPDATE OF stocks ON public.size_entries FOR EACH ROW WHEN (((old.available > 0) <> (new.available > 0))) EXECUTE FUNCTION public.stale_card_of_size();
CREATE TRIGGER stale_cards AFTER INSERT OR DELETE OR UPDATE ON public.sub_category_translations FOR EACH ROW EXECUTE FUNCTION public.stale_cards_of_kinds();
CREATE TRIGGER truncate_cards AFTER TRUNCATE ON public.product_translations FOR EACH STATEMENT EXECUTE FUNCTION public.truncate_cards();
CREATE TRIGGER truncate_cards AFTER TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION public.truncate_cards();
CREATE TRIGGER truncate_cards AFTER TRUNCATE ON public.size_entries FOR EACH STATEMENT EXECUTE FUNCTION public.truncate_cards();
CREATE TRIGGER truncate_cards AFTER TRUNCATE ON public.sub_category_translations FOR EACH STATEMENT EXECUTE FUNCTION public.truncate_cards();
CREATE TRIGGER truncate_cards AFTER TRUNCATE ON public.variant_translations FOR EACH STATEMENT EXECUTE FUNCTION public.truncate_cards();
CREATE TRIGGER truncate_cards AFTER TRUNCATE ON public.variants FOR EACH STATEMENT EXECUTE FUNCTION public.truncate_cards();
CREATE TRIGGER unchanged BEFORE DELETE OR UPDATE ON public.gift_card_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_changed_entry();
CREATE TRIGGER unchanged BEFORE DELETE OR UPDATE OF id, user_id, at, reason, amount, balance, actor, order_id, refund_id, gift_card_id ON public.store_credit_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_changed_entry();
ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.buyer_companies
    ADD CONSTRAINT buyer_companies_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_size_entry_id_size_entries_id_fk FOREIGN KEY (size_entry_id) REFERENCES public.size_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_merges
    ADD CONSTRAINT cart_merges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_reminders
    ADD CONSTRAINT cart_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cash_remittance_lines
    ADD CONSTRAINT cash_remittance_lines_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.cash_remittance_lines
    ADD CONSTRAINT cash_remittance_lines_remittance_id_cash_remittances_id_fk FOREIGN KEY (remittance_id) REFERENCES public.cash_remittances(id);
ALTER TABLE ONLY public.child_sizes
    ADD CONSTRAINT child_sizes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.code_uses
    ADD CONSTRAINT code_uses_code_discount_codes_code_fk FOREIGN KEY (code) REFERENCES public.discount_codes(code);
ALTER TABLE ONLY public.code_uses
    ADD CONSTRAINT code_uses_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.code_uses
    ADD CONSTRAINT code_uses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.discount_codes
    ADD CONSTRAINT discount_codes_shopper_id_users_id_fk FOREIGN KEY (shopper_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.gift_card_codes
    ADD CONSTRAINT gift_card_codes_gift_card_id_gift_cards_id_fk FOREIGN KEY (gift_card_id) REFERENCES public.gift_cards(id);
ALTER TABLE ONLY public.gift_card_entries
    ADD CONSTRAINT gift_card_entries_gift_card_id_gift_cards_id_fk FOREIGN KEY (gift_card_id) REFERENCES public.gift_cards(id);
ALTER TABLE ONLY public.gift_card_entries
    ADD CONSTRAINT gift_card_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.newsletter_consents
    ADD CONSTRAINT newsletter_consents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_edits
    ADD CONSTRAINT order_edits_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_size_entry_id_size_entries_id_fk FOREIGN KEY (size_entry_id) REFERENCES public.size_entries(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_parcels
    ADD CONSTRAINT order_parcels_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_payments
    ADD CONSTRAINT order_payments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.phone_codes
    ADD CONSTRAINT phone_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.price_changes
    ADD CONSTRAINT price_changes_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_import_items
    ADD CONSTRAINT product_import_items_import_id_product_imports_id_fk FOREIGN KEY (import_id) REFERENCES public.product_imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_marks
    ADD CONSTRAINT product_marks_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_questions
    ADD CONSTRAINT product_questions_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_questions
    ADD CONSTRAINT product_questions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.product_translations
    ADD CONSTRAINT product_translations_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_messages
    ADD CONSTRAINT push_messages_subscription_id_push_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES public.push_subscriptions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recent_sales
    ADD CONSTRAINT recent_sales_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refund_lines
    ADD CONSTRAINT refund_lines_line FOREIGN KEY (order_id, "position") REFERENCES public.order_lines(order_id, "position");
ALTER TABLE ONLY public.refund_lines
    ADD CONSTRAINT refund_lines_refund FOREIGN KEY (refund_id, order_id) REFERENCES public.refunds(id, order_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.return_events
    ADD CONSTRAINT return_events_return_id_returns_id_fk FOREIGN KEY (return_id) REFERENCES public.returns(id);
ALTER TABLE ONLY public.return_lines
    ADD CONSTRAINT return_lines_line FOREIGN KEY (order_id, "position") REFERENCES public.order_lines(order_id, "position");
ALTER TABLE ONLY public.return_lines
    ADD CONSTRAINT return_lines_new_size_entry_id_size_entries_id_fk FOREIGN KEY (new_size_entry_id) REFERENCES public.size_entries(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.return_lines
    ADD CONSTRAINT return_lines_return FOREIGN KEY (return_id, order_id) REFERENCES public.returns(id, order_id);
ALTER TABLE ONLY public.return_photos
    ADD CONSTRAINT return_photos_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.return_photos
    ADD CONSTRAINT return_photos_return_id_returns_id_fk FOREIGN KEY (return_id) REFERENCES public.returns(id);
ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES public.refunds(id);
ALTER TABLE ONLY public.review_opt_outs
    ADD CONSTRAINT review_opt_outs_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_photos
    ADD CONSTRAINT review_photos_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_photos
    ADD CONSTRAINT review_photos_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_photos
    ADD CONSTRAINT review_photos_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.review_requests
    ADD CONSTRAINT review_requests_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_summaries
    ADD CONSTRAINT review_summaries_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_line FOREIGN KEY (order_id, "position") REFERENCES public.order_lines(order_id, "position");
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.saved_addresses
    ADD CONSTRAINT saved_addresses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_owner_id_staff_id_fk FOREIGN KEY (owner_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shopper_notes
    ADD CONSTRAINT shopper_notes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.shopper_purchases
    ADD CONSTRAINT shopper_purchases_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.short_sizes
    ADD CONSTRAINT short_sizes_size_entry_id_size_entries_id_fk FOREIGN KEY (size_entry_id) REFERENCES public.size_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.size_entries
    ADD CONSTRAINT size_entries_variant FOREIGN KEY (variant_id, product_id) REFERENCES public.variants(id, product_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_api_keys
    ADD CONSTRAINT staff_api_keys_created_by_staff_id_fk FOREIGN KEY (created_by) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_passkeys
    ADD CONSTRAINT staff_passkeys_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_recovery_codes
    ADD CONSTRAINT staff_recovery_codes_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_sign_ins
    ADD CONSTRAINT staff_sign_ins_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_trusted_browsers
    ADD CONSTRAINT staff_trusted_browsers_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stock_notices
    ADD CONSTRAINT stock_notices_size_entry_id_size_entries_id_fk FOREIGN KEY (size_entry_id) REFERENCES public.size_entries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.store_credit_accounts
    ADD CONSTRAINT store_credit_accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.store_credit_entries
    ADD CONSTRAINT store_credit_entries_gift_card_id_gift_cards_id_fk FOREIGN KEY (gift_card_id) REFERENCES public.gift_cards(id);
ALTER TABLE ONLY public.store_credit_entries
    ADD CONSTRAINT store_credit_entries_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.store_credit_entries
    ADD CONSTRAINT store_credit_entries_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES public.refunds(id);
ALTER TABLE ONLY public.store_credit_entries
    ADD CONSTRAINT store_credit_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.tax_documents
    ADD CONSTRAINT tax_documents_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.tax_documents
    ADD CONSTRAINT tax_documents_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES public.refunds(id);
ALTER TABLE ONLY public.upload_parts
    ADD CONSTRAINT upload_parts_upload_id_uploads_id_fk FOREIGN KEY (upload_id) REFERENCES public.uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_passkeys
    ADD CONSTRAINT user_passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.variant_names
    ADD CONSTRAINT variant_names_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES public.variants(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.variant_translations
    ADD CONSTRAINT variant_translations_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES public.variants(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_endpoint_id_webhook_endpoints_id_fk FOREIGN KEY (endpoint_id) REFERENCES public.webhook_endpoints(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wishes
    ADD CONSTRAINT wishes_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wishes
    ADD CONSTRAINT wishes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
-- As in the migrations: pg_dump writes other parentheses and names.
SET search_path = public;
CREATE TRIGGER "announce_update" AFTER UPDATE OF "variant_id", "product_id", "size", "position", "sub_sku", "price", "counted"
ON "size_entries" FOR EACH ROW WHEN (
  (OLD.variant_id, OLD.product_id, OLD.size, OLD.position, OLD.sub_sku, OLD.price, OLD.counted)
  IS DISTINCT FROM (NEW.variant_id, NEW.product_id, NEW.size, NEW.position, NEW.sub_sku, NEW.price, NEW.counted)
) EXECUTE FUNCTION "announce_product_of_size"();
CREATE TRIGGER "queue_webhook_update" AFTER UPDATE OF "variant_id", "product_id", "size", "position", "sub_sku", "price", "counted"
ON "size_entries" FOR EACH ROW WHEN (
  (OLD.variant_id, OLD.product_id, OLD.size, OLD.position, OLD.sub_sku, OLD.price, OLD.counted)
  IS DISTINCT FROM (NEW.variant_id, NEW.product_id, NEW.size, NEW.position, NEW.sub_sku, NEW.price, NEW.counted)
) EXECUTE FUNCTION "queue_size_webhook"();
CREATE TRIGGER "count_before" BEFORE UPDATE ON "orders" FOR EACH ROW
WHEN ((is_sold(OLD.status), OLD.amount, OLD.vat, OLD.coupon, OLD.discount_code, OLD.payment_method, OLD.placed_at,
  OLD.address ->> 'region') IS DISTINCT FROM (is_sold(NEW.status), NEW.amount, NEW.vat, NEW.coupon, NEW.discount_code,
  NEW.payment_method, NEW.placed_at, NEW.address ->> 'region'))
EXECUTE FUNCTION "count_changed_order"();
CREATE TRIGGER "count_after" AFTER UPDATE ON "orders" FOR EACH ROW
WHEN ((is_sold(OLD.status), OLD.amount, OLD.vat, OLD.coupon, OLD.discount_code, OLD.payment_method, OLD.placed_at,
  OLD.address ->> 'region') IS DISTINCT FROM (is_sold(NEW.status), NEW.amount, NEW.vat, NEW.coupon, NEW.discount_code,
  NEW.payment_method, NEW.placed_at, NEW.address ->> 'region'))
EXECUTE FUNCTION "count_changed_order"();
ALTER TABLE "discount_codes" DROP CONSTRAINT "discount_codes_rate", ADD CONSTRAINT "discount_codes_rate" CHECK ("discount_codes"."rate" between 0 and 1 and "discount_codes"."amount_off" >= 0);
ALTER TABLE "orders" DROP CONSTRAINT "orders_credit", ADD CONSTRAINT "orders_credit" CHECK ("orders"."credit" between 0 and "orders"."amount" and ("orders"."payment_method"::text <> 'credit' or "orders"."credit" = "orders"."amount"));
CREATE OR REPLACE FUNCTION "rebuild_product_marks"() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM product_marks;
  DELETE FROM short_sizes;
  INSERT INTO product_marks (mark, product_id)
  SELECT f.mark, p.id FROM products p CROSS JOIN LATERAL product_flags(p.discount, p.applied_sale, p.flashsale,
    p.flash_paused, p.flash_discount, p.bestseller, p.bestofkids) f WHERE f.holds
  UNION ALL SELECT 'no_arabic', p.id FROM products p WHERE NOT EXISTS
    (SELECT FROM product_translations t WHERE t.product_id = p.id AND t.language = 'ar' AND t.name <> '');
  INSERT INTO short_sizes (size_entry_id, product_id)
  SELECT id, product_id FROM size_entries WHERE counted AND stocks <= 3;
  INSERT INTO recent_sales (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
END;
