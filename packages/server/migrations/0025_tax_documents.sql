CREATE TYPE "public"."tax_document_kind" AS ENUM('invoice', 'credit_note');--> statement-breakpoint
CREATE TABLE "tax_document_counters" (
	"kind" "tax_document_kind" NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "tax_document_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "tax_document_kind" NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "tax_documents_number" UNIQUE("number"),
	CONSTRAINT "tax_documents_refund" UNIQUE("refund_id"),
	CONSTRAINT "tax_documents_sequence" UNIQUE("kind","year","sequence"),
	CONSTRAINT "tax_documents_is_for" CHECK (("tax_documents"."kind" = 'credit_note') = ("tax_documents"."refund_id" is not null)),
	CONSTRAINT "tax_documents_vat" CHECK ("tax_documents"."vat" between 0 and "tax_documents"."amount")
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "seller_name" text DEFAULT 'Little Dunes Trading L.L.C' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "seller_address" text DEFAULT 'Warehouse 7, Al Quoz Industrial 3, Dubai, UAE' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "seller_trn" text DEFAULT '100000000000003' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_one_invoice" ON "tax_documents" USING btree ("order_id") WHERE "tax_documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "tax_documents_order_id_index" ON "tax_documents" USING btree ("order_id");--> statement-breakpoint
-- What was issued is never changed: a mistake is put right by a credit note.
CREATE FUNCTION "keep_tax_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A tax document that was issued is never changed' USING ERRCODE = 'integrity_constraint_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "keep_rows" BEFORE UPDATE OR DELETE ON "tax_documents"
FOR EACH ROW EXECUTE FUNCTION "keep_tax_documents"();--> statement-breakpoint
CREATE TRIGGER "keep_table" BEFORE TRUNCATE ON "tax_documents"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_tax_documents"();
