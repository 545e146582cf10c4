CREATE TABLE "held_tax_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_tax_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "tax_document_kind" NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"held_at" timestamp (3) with time zone NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "held_tax_documents_refund" UNIQUE("refund_id")
);
--> statement-breakpoint
ALTER TABLE "held_tax_documents" ADD CONSTRAINT "held_tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_tax_documents" ADD CONSTRAINT "held_tax_documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "held_tax_documents_one_invoice" ON "held_tax_documents" USING btree ("order_id") WHERE "held_tax_documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "held_tax_documents_order_id_index" ON "held_tax_documents" USING btree ("order_id");