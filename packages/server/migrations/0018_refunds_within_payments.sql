-- Never more goes back than came in, whoever asks for it and from how many connections: the order is locked, and what
-- others have queued by then counts.
CREATE FUNCTION "check_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  the_order "orders";
  came_in bigint;
BEGIN
  SELECT * INTO the_order FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  SELECT "received" INTO came_in FROM "order_payments" WHERE "order_id" = NEW."order_id";
  IF NOT FOUND AND the_order."paid" THEN came_in := the_order."amount"; END IF;
  IF NEW."amount" + (SELECT coalesce(sum("amount"), 0) FROM "refunds" WHERE "order_id" = NEW."order_id" AND "id" <> NEW."id")
    > coalesce(came_in, 0)
  THEN
    RAISE EXCEPTION 'Order % cannot give back more than was paid', NEW."order_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment', TABLE = 'refunds';
  END IF;
  IF NEW."amount" < (SELECT coalesce(sum("amount"), 0) FROM "refund_lines" WHERE "refund_id" = NEW."id") THEN
    RAISE EXCEPTION 'Refund % is less than its lines', NEW."id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_within_refund', TABLE = 'refunds';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refunds_within_payment" BEFORE INSERT OR UPDATE OF "id", "order_id", "amount" ON "refunds"
FOR EACH ROW EXECUTE FUNCTION "check_refund"();
--> statement-breakpoint
CREATE FUNCTION "check_refund_line"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered "order_lines";
  units bigint;
  fils bigint;
BEGIN
  PERFORM FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  SELECT * INTO ordered FROM "order_lines" WHERE "order_id" = NEW."order_id" AND "position" = NEW."position";
  SELECT coalesce(sum("quantity"), 0), coalesce(sum("amount"), 0) INTO units, fils FROM "refund_lines"
  WHERE "order_id" = NEW."order_id" AND "position" = NEW."position" AND "refund_id" <> NEW."refund_id";
  IF units + NEW."quantity" > ordered."quantity" OR fils + NEW."amount" > ordered."line_paid" - ordered."coupon_share" THEN
    RAISE EXCEPTION 'Line % of order % cannot give back more than was bought', NEW."position", NEW."order_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_within_line', TABLE = 'refund_lines';
  END IF;
  IF NEW."amount" + (SELECT coalesce(sum("amount"), 0) FROM "refund_lines"
      WHERE "refund_id" = NEW."refund_id" AND "position" <> NEW."position")
    > (SELECT "amount" FROM "refunds" WHERE "id" = NEW."refund_id")
  THEN
    RAISE EXCEPTION 'Refund % is less than its lines', NEW."refund_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_lines_within_refund', TABLE = 'refund_lines';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "refund_lines_within_line" BEFORE INSERT OR UPDATE ON "refund_lines"
FOR EACH ROW EXECUTE FUNCTION "check_refund_line"();
