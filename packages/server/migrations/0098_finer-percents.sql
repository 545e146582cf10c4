-- Percents that lead from a price to compare with to what is paid have up to six decimals; one statement writes a table once.
-- The function depends on the columns, so it steps aside.
DROP FUNCTION "rebuild_product_marks"();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "discount" SET DATA TYPE numeric(9, 6), ALTER COLUMN "sale_discount" SET DATA TYPE numeric(9, 6), ALTER COLUMN "applied_sale" SET DATA TYPE numeric(9, 6), ALTER COLUMN "flash_discount" SET DATA TYPE numeric(9, 6);--> statement-breakpoint
ALTER TABLE "price_changes" ALTER COLUMN "discount" SET DATA TYPE numeric(9, 6);--> statement-breakpoint
ALTER TABLE "sales" ALTER COLUMN "percent" SET DATA TYPE numeric(9, 6);--> statement-breakpoint
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
  INSERT INTO recent_sales (product_id) SELECT id FROM products ON CONFLICT DO NOTHING;
END;
