CREATE INDEX "order_events_refused" ON "order_events" USING btree ("at") WHERE "order_events"."from_status" = 'Shipped' and "order_events"."to_status" = 'Cancelled';--> statement-breakpoint
-- What the staff sees of an order is more than its status: notes, refunds, and whether it may be packed.
CREATE FUNCTION "announce_change_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id::text || ' changed');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT ON "order_notes" FOR EACH ROW EXECUTE FUNCTION "announce_change_of_order"();
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OF "status" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "announce_change_of_order"();
--> statement-breakpoint
CREATE FUNCTION "announce_review_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.id::text || ' changed');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "announce_review" AFTER UPDATE OF "review_reason" ON "orders" FOR EACH ROW
  WHEN (OLD.review_reason IS DISTINCT FROM NEW.review_reason) EXECUTE FUNCTION "announce_review_of_order"();
