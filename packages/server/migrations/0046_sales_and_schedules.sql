ALTER TYPE "public"."product_status" ADD VALUE 'scheduled' BEFORE 'published';--> statement-breakpoint
CREATE TABLE "price_changes" (
	"product_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"price" integer,
	"discount" numeric(5, 2) NOT NULL,
	CONSTRAINT "price_changes_product_id_at_pk" PRIMARY KEY("product_id","at")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"category" "category",
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sales_percent" CHECK ("sales"."percent" > 0 and "sales"."percent" < 100),
	CONSTRAINT "sales_times" CHECK ("sales"."ends_at" > "sales"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_discount" numeric(5, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "applied_sale" numeric(5, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "flash_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "flash_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "flash_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_publish_at_index" ON "products" USING btree ("publish_at") WHERE "products"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "products_sale_starts_at_index" ON "products" USING btree ("sale_starts_at") WHERE "products"."sale_starts_at" is not null;--> statement-breakpoint
CREATE INDEX "products_sale_ends_at_index" ON "products" USING btree ("sale_ends_at") WHERE "products"."sale_ends_at" is not null;--> statement-breakpoint
CREATE INDEX "products_flash_starts_at_index" ON "products" USING btree ("flash_starts_at") WHERE "products"."flash_starts_at" is not null;--> statement-breakpoint
CREATE INDEX "products_flash_ends_at_index" ON "products" USING btree ("flash_ends_at") WHERE "products"."flash_ends_at" is not null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sales" CHECK ("products"."sale_discount" >= 0 and "products"."sale_discount" < 100 and "products"."applied_sale" >= 0 and "products"."applied_sale" < 100);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_times" CHECK ("products"."sale_ends_at" > "products"."sale_starts_at" and "products"."flash_ends_at" > "products"."flash_starts_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_publish_at" CHECK ("products"."status"::text <> 'scheduled' or "products"."publish_at" is not null);
--> statement-breakpoint
-- What these products cost from now on, where it differs from what is known: the cheapest size, and the discount that counts.
CREATE FUNCTION "record_prices"("ids" uuid[]) RETURNS void LANGUAGE sql AS $$
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
--> statement-breakpoint
CREATE FUNCTION "record_added_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    PERFORM record_prices(ARRAY (SELECT id FROM added));
  ELSE
    PERFORM record_prices(ARRAY (SELECT DISTINCT product_id FROM added));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "record_removed_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY (SELECT DISTINCT product_id FROM removed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "record_product_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY (SELECT n.id FROM after n JOIN before o USING (id)
    WHERE (n.price, n.discount, n.applied_sale, n.flashsale, n.flash_discount, n.flash_paused, n.status)
      IS DISTINCT FROM (o.price, o.discount, o.applied_sale, o.flashsale, o.flash_discount, o.flash_paused, o.status)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "record_size_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_prices(ARRAY [NEW.product_id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "record_added_prices" AFTER INSERT ON "products" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "record_added_prices"();
--> statement-breakpoint
CREATE TRIGGER "record_product_prices" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION "record_product_prices"();
--> statement-breakpoint
CREATE TRIGGER "record_added_prices" AFTER INSERT ON "size_entries" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "record_added_prices"();
--> statement-breakpoint
CREATE TRIGGER "record_removed_prices" AFTER DELETE ON "size_entries" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "record_removed_prices"();
--> statement-breakpoint
-- By row, so that orders, which change stock alone, do not fire it.
CREATE TRIGGER "record_size_price" AFTER UPDATE OF "price" ON "size_entries"
FOR EACH ROW WHEN (OLD.price IS DISTINCT FROM NEW.price) EXECUTE FUNCTION "record_size_price"();
--> statement-breakpoint
SELECT record_prices(ARRAY (SELECT id FROM products));
