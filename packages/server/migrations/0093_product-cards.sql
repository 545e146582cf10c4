CREATE TABLE "card_counts" (
	"kind" text NOT NULL,
	"category" "category" NOT NULL,
	"type_slug" text NOT NULL,
	"department" text NOT NULL,
	"value" text NOT NULL,
	"names" jsonb,
	"count" integer NOT NULL,
	CONSTRAINT "card_counts_kind_category_type_slug_department_value_pk" PRIMARY KEY("kind","category","type_slug","department","value")
);
--> statement-breakpoint
CREATE TABLE "card_rules" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "card_rules_single" CHECK ("card_rules"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "product_cards" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"category" "category" NOT NULL,
	"department" text NOT NULL,
	"type_slug" text NOT NULL,
	"type_names" jsonb,
	"price" integer NOT NULL,
	"displayed_price" integer NOT NULL,
	"bestseller" boolean NOT NULL,
	"bestofkids" boolean NOT NULL,
	"flashsale" boolean NOT NULL,
	"in_stock" boolean NOT NULL,
	"has_options" boolean NOT NULL,
	"variant_ids" uuid[] NOT NULL,
	"colours" text[] NOT NULL,
	"colour_names" jsonb NOT NULL,
	"sizes" text[] NOT NULL,
	"searched" text NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_cards" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_cards_newest" ON "product_cards" USING btree ("published_at" DESC,"product_id");--> statement-breakpoint
CREATE INDEX "product_cards_category" ON "product_cards" USING btree ("category","published_at" DESC,"product_id");--> statement-breakpoint
CREATE INDEX "product_cards_type" ON "product_cards" USING btree ("type_slug","published_at" DESC,"product_id");--> statement-breakpoint
CREATE INDEX "product_cards_department" ON "product_cards" USING btree ("department","published_at" DESC,"product_id");--> statement-breakpoint
CREATE INDEX "product_cards_cheapest" ON "product_cards" USING btree ("displayed_price","price","published_at" DESC,"product_id");--> statement-breakpoint
CREATE INDEX "product_cards_dearest" ON "product_cards" USING btree ("displayed_price" DESC,"price" DESC,"published_at" DESC,"product_id");--> statement-breakpoint
CREATE INDEX "product_cards_bestseller" ON "product_cards" USING btree ("published_at" DESC,"product_id") WHERE "product_cards"."bestseller";--> statement-breakpoint
CREATE INDEX "product_cards_bestofkids" ON "product_cards" USING btree ("published_at" DESC,"product_id") WHERE "product_cards"."bestofkids";--> statement-breakpoint
CREATE INDEX "product_cards_flashsale" ON "product_cards" USING btree ("published_at" DESC,"product_id") WHERE "product_cards"."flashsale";--> statement-breakpoint
CREATE INDEX "product_cards_colours" ON "product_cards" USING gin ("colours");--> statement-breakpoint
CREATE INDEX "product_cards_sizes" ON "product_cards" USING gin ("sizes");--> statement-breakpoint
CREATE INDEX "product_cards_search" ON "product_cards" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
-- Whoever changes products leaves their ids: their cards are computed by the rules of the shop, after the commit.
CREATE OR REPLACE FUNCTION "announce_products"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "announce_product_of_size"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_cards" ("product_id") SELECT NEW.product_id UNION SELECT OLD.product_id;
  PERFORM pg_notify('catalogue', concat_ws(' ', 'products', NEW.product_id, nullif(OLD.product_id, NEW.product_id)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Nothing is told of stock in the transaction of an order (0071); that a size has sold out is left for its card.
CREATE FUNCTION "stale_card_of_size"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_cards" ("product_id") VALUES (NEW.product_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stale_card" AFTER UPDATE OF "stocks" ON "size_entries" FOR EACH ROW
WHEN ((OLD.available > 0) <> (NEW.available > 0)) EXECUTE FUNCTION "stale_card_of_size"();
--> statement-breakpoint
CREATE FUNCTION "stale_cards_of_kinds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "stale_cards" ("product_id") SELECT "id" FROM "products"
  WHERE "sub_category" IN (NEW."sub_category", OLD."sub_category");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stale_cards" AFTER INSERT OR UPDATE OR DELETE ON "sub_category_translations"
FOR EACH ROW EXECUTE FUNCTION "stale_cards_of_kinds"();
--> statement-breakpoint
CREATE FUNCTION "truncate_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE "product_cards", "card_counts";
  INSERT INTO "stale_cards" ("product_id") SELECT "id" FROM "products";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "products"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();
--> statement-breakpoint
CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "variants"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();
--> statement-breakpoint
CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "size_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();
--> statement-breakpoint
CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "product_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();
--> statement-breakpoint
CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "variant_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();
--> statement-breakpoint
CREATE TRIGGER "truncate_cards" AFTER TRUNCATE ON "sub_category_translations"
FOR EACH STATEMENT EXECUTE FUNCTION "truncate_cards"();
--> statement-breakpoint
-- The argument is the query that finds what came and went (1 and -1) in the transition tables.
CREATE FUNCTION "count_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "count_insert" AFTER INSERT ON "product_cards" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "count_cards"('SELECT *, 1 AS sign FROM after');
--> statement-breakpoint
CREATE TRIGGER "count_update" AFTER UPDATE ON "product_cards" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "count_cards"('SELECT *, 1 AS sign FROM after UNION ALL SELECT *, -1 FROM before');
--> statement-breakpoint
CREATE TRIGGER "count_delete" AFTER DELETE ON "product_cards" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "count_cards"('SELECT *, -1 AS sign FROM before');
--> statement-breakpoint
INSERT INTO "stale_cards" ("product_id") SELECT "id" FROM "products" WHERE "status" = 'published';
