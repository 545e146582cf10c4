-- What live orders hold was taken by them; the rest was there before. From here on the triggers below write.
INSERT INTO "stock_movements" ("size_entry_id", "sub_sku", "delta", "reason", "actor", "at")
SELECT e."id", e."sub_sku", e."stocks" + coalesce(sum(l."quantity"), 0), 'opening', 'system', coalesce(min(o."placed_at"), now())
FROM "size_entries" e
LEFT JOIN ("order_lines" l JOIN "orders" o ON o."id" = l."order_id" AND o."status" <> 'Cancelled') ON l."size_entry_id" = e."id"
GROUP BY e."id" HAVING e."stocks" + coalesce(sum(l."quantity"), 0) <> 0;
--> statement-breakpoint
INSERT INTO "stock_movements" ("size_entry_id", "sub_sku", "delta", "reason", "order_id", "actor", "at")
SELECT e."id", e."sub_sku", -sum(l."quantity"), 'order', o."id", 'shopper', o."placed_at"
FROM "order_lines" l JOIN "orders" o ON o."id" = l."order_id" JOIN "size_entries" e ON e."id" = l."size_entry_id"
WHERE o."status" <> 'Cancelled' GROUP BY e."id", o."id" ORDER BY o."placed_at";
--> statement-breakpoint
-- The update says why in the columns movement_*; they are empty again in the row that is stored. Whoever says nothing
-- has corrected the stock by hand.
CREATE FUNCTION "record_stock_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stocks <> OLD.stocks THEN
    INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, order_id, actor, at)
    VALUES (NEW.id, NEW.sub_sku, NEW.stocks - OLD.stocks, coalesce(NEW.movement_reason, 'correction'),
      NEW.movement_order_id, coalesce(NEW.movement_actor, 'database'), now());
  END IF;
  NEW.movement_reason := NULL;
  NEW.movement_order_id := NULL;
  NEW.movement_actor := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "record_change" BEFORE UPDATE OF "stocks", "movement_reason", "movement_order_id", "movement_actor"
ON "size_entries" FOR EACH ROW EXECUTE FUNCTION "record_stock_change"();
--> statement-breakpoint
CREATE FUNCTION "record_opening_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, actor, at)
  SELECT id, sub_sku, stocks, 'opening', 'system', now() FROM added WHERE stocks <> 0 ORDER BY id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "record_opening" AFTER INSERT ON "size_entries" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "record_opening_stock"();
--> statement-breakpoint
CREATE FUNCTION "record_removed_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, actor, at)
  SELECT id, sub_sku, -stocks, 'removal', 'system', now() FROM removed WHERE stocks <> 0 ORDER BY id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "record_removal" AFTER DELETE ON "size_entries" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "record_removed_stock"();
--> statement-breakpoint
-- A ledger is only ever added to, and only by the triggers above. Stock is deleted row by row, so that it is recorded.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is not allowed: the stock ledger records what happened to the stock', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'stock_ledger', TABLE = TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_movements"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "refuse_insert" BEFORE INSERT ON "stock_movements"
FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "refuse_truncate" BEFORE TRUNCATE ON "size_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
DROP TRIGGER "announce" ON "size_entries";
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF "variant_id", "product_id", "size", "position", "sub_sku", "price", "counted" ON "size_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
