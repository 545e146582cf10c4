DROP INDEX "emails_next_at_index";--> statement-breakpoint
DROP INDEX "emails_to_kind_index";--> statement-breakpoint
CREATE INDEX "emails_waiting" ON "emails" USING btree ("id") WHERE "emails"."sent_at" is null and "emails"."gave_up_at" is null;--> statement-breakpoint
CREATE INDEX "emails_of_accounts" ON "emails" USING btree ("to","kind") WHERE "emails"."about" is null;--> statement-breakpoint
-- The process that places an order announces it after the commit, many together: a NOTIFY in each placing would let their
-- commits wait for one another.
DROP TRIGGER "announce" ON "order_events";
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT ON "order_events" FOR EACH ROW
  WHEN (NEW.from_status IS NOT NULL) EXECUTE FUNCTION "announce_order"();
