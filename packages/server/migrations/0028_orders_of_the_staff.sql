-- Any part of a text is found by its trigrams (trusted since PostgreSQL 13: the owner of the database may create it).
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
-- Letters that Arabic writes in several ways count as one, marks and tatweel not at all; figures as on a keyboard.
CREATE FUNCTION "fold_search"("words" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(lower(words), 'أإآٱىة٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْ', 'اااايه0123456789');
--> statement-breakpoint
-- What the staff finds an order by: number, name, e-mail, figures of the phone.
CREATE FUNCTION "order_search_text"("number" integer, "address" jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN fold_search(number::text || ' ' || coalesce(address ->> 'fullname', '') || ' ' || coalesce(address ->> 'email', '')
  || ' ' || regexp_replace(coalesce(address ->> 'phone', ''), '[^0-9]', '', 'g'));
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"address" text NOT NULL,
	"call" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order_id_index" ON "order_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "staff_changes_subject" ON "staff_changes" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "staff_changes_actor" ON "staff_changes" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_search" ON "order_lines" USING gin (fold_search(product ->> 'name' || ' ' || sub_sku) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_parcels_search" ON "order_parcels" USING gin (fold_search("tracking_number") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_placed" ON "orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (order_search_text("number", "address") gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION "announce_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', NEW.order_id::text || ' ' || NEW.to_status::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT ON "order_events" FOR EACH ROW EXECUTE FUNCTION "announce_order"();
