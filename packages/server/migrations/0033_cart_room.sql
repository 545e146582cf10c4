-- One transaction at a time adds lines to a cart, until it ends; apart from the lock of the shopper (seed 0).
CREATE FUNCTION "lock_cart"("shopper" uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended("shopper"::text, 1))
$$;
--> statement-breakpoint
-- Counts after the lock, with a snapshot of its own: the snapshot of the calling statement is older than the lock.
CREATE FUNCTION "cart_takes"("shopper" uuid, "entry" uuid, "most_lines" integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "lock_cart"("shopper");
  RETURN EXISTS (SELECT FROM "cart_lines" WHERE "user_id" = "shopper" AND "size_entry_id" = "entry")
    OR (SELECT count(*) FROM "cart_lines" WHERE "user_id" = "shopper") < "most_lines";
END
$$;
