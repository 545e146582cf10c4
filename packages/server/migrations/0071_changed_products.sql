-- A change of some products names them, so that processes read these anew and not the whole catalogue (decision 059).
-- The argument of the trigger is the query that finds their ids in its transition tables. More ids than a notification
-- can hold (8000 bytes) mean everything.
CREATE FUNCTION "announce_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  EXECUTE 'SELECT array_agg(DISTINCT id::text) FROM (' || TG_ARGV[0] || ') AS found (id)' INTO ids;
  IF cardinality(ids) > 150 THEN
    PERFORM pg_notify('catalogue', 'all');
  ELSIF cardinality(ids) > 0 THEN
    PERFORM pg_notify('catalogue', 'products ' || array_to_string(ids, ' '));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "announce" ON "products";
--> statement-breakpoint
CREATE TRIGGER "announce_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT id FROM after');
--> statement-breakpoint
CREATE TRIGGER "announce_update" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT id FROM before UNION SELECT id FROM after');
--> statement-breakpoint
CREATE TRIGGER "announce_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT id FROM before');
--> statement-breakpoint
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "products"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
DROP TRIGGER "announce" ON "variants";
--> statement-breakpoint
CREATE TRIGGER "announce_insert" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM after');
--> statement-breakpoint
CREATE TRIGGER "announce_update" AFTER UPDATE ON "variants" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM before UNION SELECT product_id FROM after');
--> statement-breakpoint
CREATE TRIGGER "announce_delete" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM before');
--> statement-breakpoint
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "variants"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
DROP TRIGGER "announce" ON "size_entries";
--> statement-breakpoint
CREATE TRIGGER "announce_insert" AFTER INSERT ON "size_entries" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM after');
--> statement-breakpoint
CREATE TRIGGER "announce_delete" AFTER DELETE ON "size_entries" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM before');
--> statement-breakpoint
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "size_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
-- Stock changes with every order and is told after the commit; a trigger with transition tables would run for it too.
-- Equal notifications of a transaction are one.
CREATE FUNCTION "announce_product_of_size"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', concat_ws(' ', 'products', NEW.product_id, nullif(OLD.product_id, NEW.product_id)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "announce_update" AFTER UPDATE OF "variant_id", "product_id", "size", "position", "sub_sku", "price", "counted"
ON "size_entries" FOR EACH ROW WHEN (
  (OLD.variant_id, OLD.product_id, OLD.size, OLD.position, OLD.sub_sku, OLD.price, OLD.counted)
  IS DISTINCT FROM (NEW.variant_id, NEW.product_id, NEW.size, NEW.position, NEW.sub_sku, NEW.price, NEW.counted)
) EXECUTE FUNCTION "announce_product_of_size"();
--> statement-breakpoint
DROP TRIGGER "announce" ON "product_translations";
--> statement-breakpoint
CREATE TRIGGER "announce_insert" AFTER INSERT ON "product_translations" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM after');
--> statement-breakpoint
CREATE TRIGGER "announce_update" AFTER UPDATE ON "product_translations" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM before UNION SELECT product_id FROM after');
--> statement-breakpoint
CREATE TRIGGER "announce_delete" AFTER DELETE ON "product_translations" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT product_id FROM before');
--> statement-breakpoint
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "product_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
DROP TRIGGER "announce" ON "variant_translations";
--> statement-breakpoint
CREATE TRIGGER "announce_insert" AFTER INSERT ON "variant_translations" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT v.product_id FROM after JOIN variants v ON v.id = after.variant_id');
--> statement-breakpoint
CREATE TRIGGER "announce_update" AFTER UPDATE ON "variant_translations" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT v.product_id FROM after JOIN variants v ON v.id = after.variant_id');
--> statement-breakpoint
CREATE TRIGGER "announce_delete" AFTER DELETE ON "variant_translations" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_products"('SELECT v.product_id FROM before JOIN variants v ON v.id = before.variant_id');
--> statement-breakpoint
CREATE TRIGGER "announce_truncate" AFTER TRUNCATE ON "variant_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
--> statement-breakpoint
-- What pages show beside products.
DROP TRIGGER "announce" ON "shop_settings";
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_settings"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('pages');
--> statement-breakpoint
DROP TRIGGER "announce" ON "settings_translations";
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('pages');
--> statement-breakpoint
DROP TRIGGER "announce" ON "content_versions";
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_versions"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('pages');
--> statement-breakpoint
DROP TRIGGER "announce" ON "review_summaries";
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE ON "review_summaries"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('pages');
