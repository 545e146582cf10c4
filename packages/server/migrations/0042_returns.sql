CREATE TYPE "public"."return_reason" AS ENUM('too_small', 'too_large', 'not_as_pictured', 'damaged', 'late', 'changed_mind');--> statement-breakpoint
CREATE TYPE "public"."return_resolution" AS ENUM('refund', 'exchange');--> statement-breakpoint
CREATE TYPE "public"."return_status" AS ENUM('requested', 'approved', 'picked_up', 'received', 'checked', 'refunded', 'exchanged', 'declined', 'cancelled');--> statement-breakpoint
ALTER TYPE "public"."stock_reason" ADD VALUE 'exchange';--> statement-breakpoint
CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "return_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"from_status" "return_status",
	"to_status" "return_status" NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" "return_reason" NOT NULL,
	"new_size_entry_id" uuid,
	"new_size" text,
	"held" integer DEFAULT 0 NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_held" CHECK ("return_lines"."held" between 0 and "return_lines"."quantity"),
	CONSTRAINT "return_lines_restocked" CHECK ("return_lines"."restocked" between 0 and "return_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer DEFAULT nextval('return_numbers') NOT NULL,
	"order_id" uuid NOT NULL,
	"status" "return_status" NOT NULL,
	"resolution" "return_resolution" NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"refund_id" uuid,
	CONSTRAINT "returns_number" UNIQUE("number"),
	CONSTRAINT "returns_refund" UNIQUE("refund_id"),
	CONSTRAINT "returns_id_order" UNIQUE("id","order_id"),
	CONSTRAINT "returns_refunded" CHECK (("returns"."refund_id" is not null) = ("returns"."status" = 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "return_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "pickup_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "non_returnable_types" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_new_size_entry_id_size_entries_id_fk" FOREIGN KEY ("new_size_entry_id") REFERENCES "public"."size_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return" FOREIGN KEY ("return_id","order_id") REFERENCES "public"."returns"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_events_return_id_index" ON "return_events" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_lines_order_id_position_index" ON "return_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "return_lines_new_size_entry_id_index" ON "return_lines" USING btree ("new_size_entry_id");--> statement-breakpoint
CREATE INDEX "returns_order_id_index" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("requested_at") WHERE "returns"."status" in ('requested', 'approved', 'picked_up', 'received', 'checked');--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_returns" CHECK ("shop_settings"."return_days" >= 1 and "shop_settings"."pickup_fee" >= 0);--> statement-breakpoint
-- Never more of a line comes back than was bought: the order is locked, and what others have asked for by then counts.
CREATE FUNCTION "check_return_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "orders" WHERE "id" = NEW."order_id" FOR UPDATE;
  IF NEW."quantity" + (SELECT coalesce(sum(l."quantity"), 0) FROM "return_lines" l JOIN "returns" r ON r."id" = l."return_id"
      WHERE l."order_id" = NEW."order_id" AND l."position" = NEW."position" AND l."return_id" <> NEW."return_id"
        AND r."status" NOT IN ('declined', 'cancelled'))
    > (SELECT "quantity" FROM "order_lines" WHERE "order_id" = NEW."order_id" AND "position" = NEW."position")
  THEN
    RAISE EXCEPTION 'Line % of order % cannot come back more often than it was bought', NEW."position", NEW."order_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'return_lines_within_line', TABLE = 'return_lines';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "return_lines_within_line" BEFORE INSERT OR UPDATE OF "order_id", "position", "quantity" ON "return_lines"
FOR EACH ROW EXECUTE FUNCTION "check_return_line"();
