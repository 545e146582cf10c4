CREATE INDEX "emails_failed" ON "emails" USING btree ("id") WHERE "emails"."gave_up_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_open" ON "reviews" USING btree ("id") WHERE "reviews"."answered_at" is null and "reviews"."hidden_at" is null;--> statement-breakpoint
-- What waits for the staff besides orders, for the counts on every screen. One transaction sends equal announcements once.
-- Placing an order fires none of these: its commit would wait for others (0037).
CREATE FUNCTION "announce_work"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', 'work');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "announce_work" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "returns"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();
--> statement-breakpoint
CREATE TRIGGER "announce_work" AFTER INSERT OR DELETE OR UPDATE OF "answered_at", "hidden_at" ON "product_questions"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();
--> statement-breakpoint
CREATE TRIGGER "announce_work" AFTER INSERT OR DELETE OR UPDATE OF "answered_at", "hidden_at" ON "reviews"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();
--> statement-breakpoint
CREATE TRIGGER "announce_work" AFTER INSERT OR DELETE OR UPDATE OF "done_at" ON "contact_messages"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();
--> statement-breakpoint
CREATE TRIGGER "announce_work" AFTER UPDATE OF "asks_for" ON "order_notes"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_work"();
--> statement-breakpoint
CREATE TRIGGER "announce_work" AFTER UPDATE ON "emails" FOR EACH ROW
  WHEN (OLD.gave_up_at IS DISTINCT FROM NEW.gave_up_at) EXECUTE FUNCTION "announce_work"();
--> statement-breakpoint
CREATE TRIGGER "announce_work" AFTER UPDATE ON "refunds" FOR EACH ROW
  WHEN (OLD.last_error IS DISTINCT FROM NEW.last_error) EXECUTE FUNCTION "announce_work"();
--> statement-breakpoint
CREATE TRIGGER "announce_work" AFTER INSERT ON "stock_movements" FOR EACH ROW
  WHEN (NEW.reason <> 'order') EXECUTE FUNCTION "announce_work"();
