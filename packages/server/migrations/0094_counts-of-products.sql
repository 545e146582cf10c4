CREATE TABLE "product_marks" (
	"mark" text NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_marks_mark_product_id_pk" PRIMARY KEY("mark","product_id")
);
--> statement-breakpoint
CREATE TABLE "short_sizes" (
	"size_entry_id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_marks" ADD CONSTRAINT "product_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_sizes" ADD CONSTRAINT "short_sizes_size_entry_id_size_entries_id_fk" FOREIGN KEY ("size_entry_id") REFERENCES "public"."size_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_marks_product_id_index" ON "product_marks" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "short_sizes_product_id_index" ON "short_sizes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_status_published_at_id_index" ON "products" USING btree ("status","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "daily_item_sales_product_id_day_index" ON "daily_item_sales" USING btree ("product_id","day");
--> statement-breakpoint
-- The marks that the staff filters by, and whether a product with these values has them.
CREATE FUNCTION "product_flags"(discount numeric, applied_sale numeric, flashsale boolean, flash_paused boolean,
  flash_discount numeric, bestseller boolean, bestofkids boolean)
RETURNS TABLE ("mark" text, "holds" boolean) LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
  SELECT * FROM (VALUES
    ('reduced', greatest(discount, applied_sale) > 0 OR flashsale AND NOT flash_paused AND flash_discount > 0),
    ('flashsale', flashsale), ('bestseller', bestseller), ('bestofkids', bestofkids)) AS f;
END;
--> statement-breakpoint
CREATE FUNCTION "mark_products"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "mark_new" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "mark_products"();
--> statement-breakpoint
CREATE TRIGGER "mark_changed" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "mark_products"();
--> statement-breakpoint
CREATE FUNCTION "mark_untranslated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_marks (mark, product_id) SELECT 'no_arabic', id FROM after;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "mark_untranslated" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "mark_untranslated"();
--> statement-breakpoint
-- A product that goes takes its translations with it, which then come here without it.
CREATE FUNCTION "mark_translated"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "mark_translated" AFTER INSERT OR UPDATE OF "name" ON "product_translations"
FOR EACH ROW WHEN (NEW.language = 'ar') EXECUTE FUNCTION "mark_translated"();
--> statement-breakpoint
CREATE TRIGGER "mark_untranslated" AFTER DELETE ON "product_translations"
FOR EACH ROW WHEN (OLD.language = 'ar') EXECUTE FUNCTION "mark_translated"();
--> statement-breakpoint
-- Three pieces are `LOW_STOCK`.
CREATE FUNCTION "note_short_size"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.counted AND NEW.stocks <= 3 THEN
    INSERT INTO short_sizes (size_entry_id, product_id) VALUES (NEW.id, NEW.product_id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM short_sizes WHERE size_entry_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_short_new" AFTER INSERT ON "size_entries"
FOR EACH ROW WHEN (NEW.counted AND NEW.stocks <= 3) EXECUTE FUNCTION "note_short_size"();
--> statement-breakpoint
CREATE TRIGGER "note_short_changed" AFTER UPDATE OF "stocks", "counted" ON "size_entries"
FOR EACH ROW WHEN ((NEW.counted AND NEW.stocks <= 3) <> (OLD.counted AND OLD.stocks <= 3)) EXECUTE FUNCTION "note_short_size"();
--> statement-breakpoint
-- For products that were written without triggers: those of before, or of a made-up shop.
CREATE FUNCTION "rebuild_product_marks"() RETURNS void LANGUAGE sql
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
END;
--> statement-breakpoint
SELECT rebuild_product_marks();
