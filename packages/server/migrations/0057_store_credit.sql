CREATE TYPE "public"."credit_reason" AS ENUM('order', 'order_cancelled', 'order_edited', 'refund', 'gift_card', 'granted', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."gift_card_reason" AS ENUM('issued', 'redeemed', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."refund_destination" AS ENUM('original', 'credit');--> statement-breakpoint
ALTER TYPE "public"."payment_method" ADD VALUE 'credit';--> statement-breakpoint
CREATE TABLE "store_credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "store_credit_balance" CHECK ("store_credit_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" "credit_reason" NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	"order_id" uuid,
	"refund_id" uuid,
	"gift_card_id" uuid,
	CONSTRAINT "store_credit_entries_amount" CHECK ("store_credit_entries"."amount" <> 0 and ("store_credit_entries"."amount" < 0) = ("store_credit_entries"."reason" in ('order', 'withdrawn'))),
	CONSTRAINT "store_credit_entries_source" CHECK (("store_credit_entries"."order_id" is not null) = ("store_credit_entries"."reason" in ('order', 'order_cancelled', 'order_edited'))
        and ("store_credit_entries"."refund_id" is not null) = ("store_credit_entries"."reason" = 'refund')
        and ("store_credit_entries"."gift_card_id" is not null) = ("store_credit_entries"."reason" = 'gift_card')),
	CONSTRAINT "store_credit_entries_note" CHECK ("store_credit_entries"."reason" not in ('granted', 'withdrawn') or "store_credit_entries"."note" is not null)
);
--> statement-breakpoint
CREATE TABLE "gift_card_codes" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_card_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gift_card_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" "gift_card_reason" NOT NULL,
	"amount" integer NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	CONSTRAINT "gift_card_entries_amount" CHECK ("gift_card_entries"."amount" <> 0 and ("gift_card_entries"."amount" > 0) = ("gift_card_entries"."reason" = 'issued')),
	CONSTRAINT "gift_card_entries_redeemed" CHECK (("gift_card_entries"."user_id" is not null) = ("gift_card_entries"."reason" = 'redeemed'))
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"value" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"recipient" text NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	CONSTRAINT "gift_cards_value" CHECK ("gift_cards"."value" > 0),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance" between 0 and "gift_cards"."value")
);
--> statement-breakpoint
DROP INDEX "orders_owed";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refund_to" "refund_destination" DEFAULT 'original' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_credit_accounts" ADD CONSTRAINT "store_credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_codes" ADD CONSTRAINT "gift_card_codes_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_credit_entries_user_id_id_index" ON "store_credit_entries" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_credit_entries_order_id_index" ON "store_credit_entries" USING btree ("order_id") WHERE "store_credit_entries"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_credit_entries_refund" ON "store_credit_entries" USING btree ("refund_id") WHERE "store_credit_entries"."refund_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_credit_entries_gift_card" ON "store_credit_entries" USING btree ("gift_card_id") WHERE "store_credit_entries"."gift_card_id" is not null;--> statement-breakpoint
CREATE INDEX "gift_card_codes_gift_card_id_index" ON "gift_card_codes" USING btree ("gift_card_id");--> statement-breakpoint
CREATE INDEX "gift_card_entries_gift_card_id_index" ON "gift_card_entries" USING btree ("gift_card_id");--> statement-breakpoint
CREATE INDEX "gift_card_entries_user_id_index" ON "gift_card_entries" USING btree ("user_id") WHERE "gift_card_entries"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "gift_cards_created_at_id_index" ON "gift_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_owed" ON "orders" USING btree ("number","amount","credit") WHERE "orders"."status" = 'Delivered' and "orders"."payment_method" = 'cod' and not "orders"."remitted";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credit" CHECK ("orders"."credit" between 0 and "orders"."amount" and ("orders"."payment_method"::text <> 'credit' or "orders"."credit" = "orders"."amount"));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit" CHECK ("refunds"."credit" between 0 and "refunds"."amount");--> statement-breakpoint
-- The balance of a shopper follows from the entries: its row is locked, so that of several at once each sees the one before.
CREATE FUNCTION "keep_store_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  spent bigint;
  most bigint;
BEGIN
  INSERT INTO "store_credit_accounts" ("user_id", "balance") VALUES (NEW."user_id", 0) ON CONFLICT DO NOTHING;
  UPDATE "store_credit_accounts" SET "balance" = "balance" + NEW."amount" WHERE "user_id" = NEW."user_id"
  RETURNING "balance" INTO NEW."balance";
  -- Taken below the lock, so that the ids of a shopper are in the order of the balances.
  NEW."id" := nextval('store_credit_entries_id_seq');
  IF NEW."order_id" IS NOT NULL THEN
    SELECT "credit" INTO most FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
    SELECT -(coalesce(sum("amount"), 0) + NEW."amount") INTO spent FROM "store_credit_entries" WHERE "order_id" = NEW."order_id";
    IF spent < 0 OR (NEW."amount" < 0 AND spent > most) THEN
      RAISE EXCEPTION 'Order % would hold % of the credit that it has taken', NEW."order_id", spent
        USING ERRCODE = 'check_violation', CONSTRAINT = 'store_credit_entries_of_order', TABLE = 'store_credit_entries';
    END IF;
  END IF;
  IF NEW."refund_id" IS NOT NULL AND NEW."amount" <> (SELECT "credit" FROM "refunds" WHERE "id" = NEW."refund_id") THEN
    RAISE EXCEPTION 'Refund % gives another amount of credit', NEW."refund_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'store_credit_entries_of_refund', TABLE = 'store_credit_entries';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "keep_balance" BEFORE INSERT ON "store_credit_entries" FOR EACH ROW EXECUTE FUNCTION "keep_store_credit"();
--> statement-breakpoint
CREATE FUNCTION "keep_gift_card"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "gift_cards" SET "balance" = "balance" + NEW."amount" WHERE "id" = NEW."gift_card_id";
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "keep_balance" BEFORE INSERT ON "gift_card_entries" FOR EACH ROW EXECUTE FUNCTION "keep_gift_card"();
--> statement-breakpoint
CREATE FUNCTION "refuse_changed_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An entry of % is never changed', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_unchanged', TABLE = TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
-- The words of the staff go when the person is erased; amounts and where they came from stay.
CREATE TRIGGER "unchanged" BEFORE DELETE OR UPDATE OF "id", "user_id", "at", "reason", "amount", "balance", "actor",
  "order_id", "refund_id", "gift_card_id" ON "store_credit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_changed_entry"();
--> statement-breakpoint
CREATE TRIGGER "unchanged" BEFORE DELETE OR UPDATE ON "gift_card_entries"
FOR EACH ROW EXECUTE FUNCTION "refuse_changed_entry"();
--> statement-breakpoint
-- What card or cash has paid goes back the same way or as credit, what credit has paid as credit alone.
CREATE OR REPLACE FUNCTION "check_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  the_order "orders";
  came_in bigint;
  by_credit bigint := 0;
  given bigint;
  given_credit bigint;
BEGIN
  SELECT * INTO the_order FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  SELECT "received" INTO came_in FROM "order_payments" WHERE "order_id" = NEW."order_id";
  IF NOT FOUND AND the_order."paid" THEN came_in := the_order."amount" - the_order."credit"; END IF;
  SELECT coalesce(sum("amount"), 0) + NEW."amount", coalesce(sum("credit"), 0) + NEW."credit" INTO given, given_credit
  FROM "refunds" WHERE "order_id" = NEW."order_id" AND "id" <> NEW."id";
  IF the_order."paid" THEN
    SELECT the_order."credit" + coalesce(sum("credit"), 0) + CASE WHEN NEW."is_edit" THEN NEW."credit" ELSE 0 END INTO by_credit
    FROM "refunds" WHERE "order_id" = NEW."order_id" AND "id" <> NEW."id" AND "is_edit";
  END IF;
  IF given > coalesce(came_in, 0) + by_credit OR given - given_credit > coalesce(came_in, 0) THEN
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
DROP TRIGGER "refunds_within_payment" ON "refunds";
--> statement-breakpoint
CREATE TRIGGER "refunds_within_payment" BEFORE INSERT OR UPDATE OF "id", "order_id", "amount", "credit" ON "refunds"
FOR EACH ROW EXECUTE FUNCTION "check_refund"();
