CREATE TABLE "shopper_purchases" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shopper_purchases" ADD CONSTRAINT "shopper_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopper_purchases_returning" ON "shopper_purchases" USING btree ("user_id") WHERE "shopper_purchases"."orders" > 1;--> statement-breakpoint
CREATE INDEX "shopper_purchases_refused" ON "shopper_purchases" USING btree ("user_id") WHERE "shopper_purchases"."refused" > 0;--> statement-breakpoint
CREATE INDEX "users_language" ON "users" USING btree ("language","created_at","id") WHERE "users"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "users_to_erase" ON "users" USING btree ("created_at","id") WHERE "users"."deletion_asked_at" is not null and "users"."erased_at" is null;
--> statement-breakpoint
CREATE FUNCTION "add_to_purchases"("shopper" uuid, "more_orders" integer, "more_refused" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shopper_purchases AS p (user_id, orders, refused) VALUES (shopper, more_orders, more_refused)
  ON CONFLICT (user_id) DO UPDATE SET orders = p.orders + more_orders, refused = p.refused + more_refused
$$;
--> statement-breakpoint
CREATE FUNCTION "count_order_of_shopper"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET language = NEW.language WHERE id = NEW.user_id AND language <> NEW.language;
  IF is_sold(NEW.status) THEN PERFORM add_to_purchases(NEW.user_id, 1, 0); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_order_of_shopper" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "count_order_of_shopper"();
--> statement-breakpoint
-- A guest's order that an account claims takes what it counted along.
CREATE FUNCTION "count_changed_order_of_shopper"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "count_changed_order_of_shopper" AFTER UPDATE OF "status", "user_id" ON "orders" FOR EACH ROW
WHEN (is_sold(OLD.status) <> is_sold(NEW.status) OR OLD.user_id <> NEW.user_id) EXECUTE FUNCTION "count_changed_order_of_shopper"();
--> statement-breakpoint
CREATE FUNCTION "count_refused_parcel_of_shopper"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_purchases(user_id, 0, 1) FROM orders WHERE id = NEW.order_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "count_refused_parcel_of_shopper" AFTER INSERT ON "order_events" FOR EACH ROW
WHEN (NEW.from_status = 'Shipped' AND NEW.to_status = 'Cancelled') EXECUTE FUNCTION "count_refused_parcel_of_shopper"();
--> statement-breakpoint
CREATE TRIGGER "announce_work" AFTER UPDATE OF "deletion_asked_at", "erased_at" ON "users" FOR EACH ROW
  WHEN (OLD.deletion_asked_at IS DISTINCT FROM NEW.deletion_asked_at
    OR NEW.deletion_asked_at IS NOT NULL AND OLD.erased_at IS DISTINCT FROM NEW.erased_at) EXECUTE FUNCTION "announce_work"();
--> statement-breakpoint
-- For orders that were written without triggers: those of before, or of a made-up shop.
CREATE FUNCTION "rebuild_shopper_purchases"() RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM shopper_purchases;
  INSERT INTO shopper_purchases (user_id, orders, refused)
  SELECT o.user_id, count(*) FILTER (WHERE is_sold(o.status)), coalesce(sum(r.refused), 0)
  FROM orders o LEFT JOIN (
    SELECT order_id, count(*) AS refused FROM order_events WHERE from_status = 'Shipped' AND to_status = 'Cancelled' GROUP BY order_id
  ) r ON r.order_id = o.id
  GROUP BY o.user_id;
  UPDATE users u SET language = l.language
  FROM (SELECT DISTINCT ON (user_id) user_id, language FROM orders ORDER BY user_id, placed_at DESC) l
  WHERE l.user_id = u.id AND u.language <> l.language;
END;
--> statement-breakpoint
SELECT rebuild_shopper_purchases();
--> statement-breakpoint
UPDATE users u SET language = c.language FROM newsletter_consents c
WHERE c.user_id = u.id AND c.language <> u.language AND NOT EXISTS (SELECT FROM orders o WHERE o.user_id = u.id);
