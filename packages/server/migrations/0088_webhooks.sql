CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid,
	"data" jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"response_status" integer,
	"response" text,
	"delivered_at" timestamp (3) with time zone,
	"gave_up_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_ends_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paused" text,
	"failing_since" timestamp (3) with time zone,
	CONSTRAINT "webhook_endpoints_paused" CHECK ("webhook_endpoints"."paused" in ('staff', 'failing', 'gone')),
	CONSTRAINT "webhook_endpoints_previous" CHECK (("webhook_endpoints"."previous_secret" is null) = ("webhook_endpoints"."previous_secret_ends_at" is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","number");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","next_at") WHERE "webhook_deliveries"."delivered_at" is null and "webhook_deliveries"."gave_up_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("id") WHERE "webhook_deliveries"."gave_up_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_untried" ON "webhook_deliveries" USING btree ("subject_id","endpoint_id") WHERE "webhook_deliveries"."attempts" = 0;--> statement-breakpoint
-- Outgoing webhooks are written by the database with their causes, whoever causes them. Without an endpoint that asks for
-- an event nothing is written. Payloads have ids, numbers and amounts in fils, and nothing of a person.
CREATE FUNCTION "wants_webhook"("event" text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM webhook_endpoints WHERE paused IS NULL AND event = ANY (events))
$$;
--> statement-breakpoint
-- What was never tried is due, whatever the clocks of database and shop say.
CREATE FUNCTION "queue_webhook"("event" text, "subject" uuid, "happened" timestamptz, "data" jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (endpoint_id, type, subject_id, data, happened_at, next_at)
  SELECT id, event, subject, data, happened, to_timestamp(0) FROM webhook_endpoints
  WHERE paused IS NULL AND event = ANY (events) ORDER BY id
$$;
--> statement-breakpoint
CREATE FUNCTION "webhook_order"("order_id" uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('orderId', id, 'number', number, 'status', status, 'paid', paid, 'paymentMethod', payment_method,
    'amount', amount, 'credit', credit, 'vat', vat, 'currency', 'AED')
  FROM orders WHERE id = order_id
$$;
--> statement-breakpoint
CREATE FUNCTION "queue_order_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "queue_webhook" AFTER INSERT ON "order_events" FOR EACH ROW
  WHEN (NEW.to_status <> 'Pending Payment') EXECUTE FUNCTION "queue_order_webhook"();
--> statement-breakpoint
CREATE FUNCTION "queue_paid_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF wants_webhook('order.paid') THEN
    PERFORM queue_webhook('order.paid', NEW.id, now(), webhook_order(NEW.id));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "orders" FOR EACH ROW
  WHEN (NEW.paid) EXECUTE FUNCTION "queue_paid_webhook"();
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_update" AFTER UPDATE OF "paid" ON "orders" FOR EACH ROW
  WHEN (NEW.paid AND NOT OLD.paid) EXECUTE FUNCTION "queue_paid_webhook"();
--> statement-breakpoint
CREATE FUNCTION "queue_refund_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION "queue_refund_webhook"('refund.created');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_done_at_once" AFTER INSERT ON "refunds" FOR EACH ROW
  WHEN (NEW.status = 'succeeded') EXECUTE FUNCTION "queue_refund_webhook"('refund.succeeded');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_update" AFTER UPDATE OF "status" ON "refunds" FOR EACH ROW
  WHEN (NEW.status = 'succeeded' AND OLD.status <> 'succeeded') EXECUTE FUNCTION "queue_refund_webhook"('refund.succeeded');
--> statement-breakpoint
CREATE FUNCTION "queue_return_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "queue_webhook" AFTER INSERT ON "return_events" FOR EACH ROW EXECUTE FUNCTION "queue_return_webhook"();
--> statement-breakpoint
-- The first argument is the event, the second the query that finds the products in the transition tables. A transaction
-- tells of a product once: its rows are those whose xmin is its own.
CREATE FUNCTION "queue_product_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.created', 'SELECT id FROM after');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_update" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT id FROM after');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.deleted', 'SELECT id FROM before');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM after');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_update" AFTER UPDATE ON "variants" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM after');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_delete" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM before');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "size_entries" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM after');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_delete" AFTER DELETE ON "size_entries" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM before');
--> statement-breakpoint
-- Stock changes with every order; a trigger with transition tables would run for it too (0071).
CREATE FUNCTION "queue_size_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF wants_webhook('product.updated') AND NOT EXISTS (
    SELECT FROM webhook_deliveries d WHERE d.subject_id = NEW.product_id AND d.attempts = 0
      AND d.type IN ('product.updated', 'product.created') AND d.xmin = pg_current_xact_id()::xid) THEN
    PERFORM queue_webhook('product.updated', NEW.product_id, now(), jsonb_build_object('productId', NEW.product_id));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_update" AFTER UPDATE OF "variant_id", "product_id", "size", "position", "sub_sku", "price", "counted"
ON "size_entries" FOR EACH ROW WHEN (
  (OLD.variant_id, OLD.product_id, OLD.size, OLD.position, OLD.sub_sku, OLD.price, OLD.counted)
  IS DISTINCT FROM (NEW.variant_id, NEW.product_id, NEW.size, NEW.position, NEW.sub_sku, NEW.price, NEW.counted)
) EXECUTE FUNCTION "queue_size_webhook"();
--> statement-breakpoint
-- The sum of the ledger is the stock: the size itself is changed before or after its movement is written.
CREATE FUNCTION "queue_stock_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "queue_webhook" AFTER INSERT ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "queue_stock_webhook"();
--> statement-breakpoint
-- An endpoint that is paused is counted on every screen.
CREATE TRIGGER "announce_work" AFTER UPDATE OF "paused" ON "webhook_endpoints"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();
