CREATE TABLE "recent_sales" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "daily_item_sales_product_id_day_index";--> statement-breakpoint
ALTER TABLE "recent_sales" ADD CONSTRAINT "recent_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_sales_pieces_product_id_index" ON "recent_sales" USING btree ("pieces" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "size_entries_size_product_id_index" ON "size_entries" USING btree ("size","product_id");
--> statement-breakpoint
CREATE FUNCTION "add_to_recent_sales"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO recent_sales (product_id) SELECT id FROM after;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "add_to_recent_sales" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "add_to_recent_sales"();
--> statement-breakpoint
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
--> statement-breakpoint
-- A job counts as soon as the shop starts.
INSERT INTO recent_sales (product_id) SELECT id FROM products;
