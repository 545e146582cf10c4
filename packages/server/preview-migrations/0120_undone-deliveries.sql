DROP INDEX "tax_documents_one_invoice";--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "opened_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
-- Nobody knows who has seen the documents of before: all of them count as opened. A default writes no row anew.
ALTER TABLE "tax_documents" ALTER COLUMN "opened_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "voided_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_one_invoice" ON "tax_documents" USING btree ("order_id") WHERE "tax_documents"."kind" = 'invoice' and "tax_documents"."voided_at" is null;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_voided" CHECK ("tax_documents"."voided_at" is null or ("tax_documents"."opened_at" is null and "tax_documents"."kind" = 'invoice'));--> statement-breakpoint
-- What was issued is never changed, but that it was opened or voided is noted once.
CREATE OR REPLACE FUNCTION "keep_tax_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted tax_documents := OLD;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    noted.opened_at := coalesce(OLD.opened_at, NEW.opened_at);
    noted.voided_at := coalesce(OLD.voided_at, NEW.voided_at);
    IF NEW IS NOT DISTINCT FROM noted THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'A tax document that was issued is never changed' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "queue_order_webhook"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event text := CASE NEW.to_status
    WHEN 'Order Placed' THEN 'order.placed'
    WHEN 'Packing' THEN 'order.packed'
    WHEN 'Shipped' THEN CASE NEW.from_status WHEN 'Delivered' THEN 'order.delivery_undone' ELSE 'order.shipped' END
    WHEN 'Delivered' THEN 'order.delivered'
    WHEN 'Cancelled' THEN 'order.cancelled'
  END;
BEGIN
  -- An order that was never paid was never told of.
  IF NEW.to_status = 'Cancelled' AND NEW.from_status = 'Pending Payment' THEN RETURN NULL; END IF;
  IF event IS NOT NULL AND wants_webhook(event) THEN
    PERFORM queue_webhook(event, NEW.order_id, NEW.at, webhook_order(NEW.order_id) || jsonb_build_object('status', NEW.to_status));
  END IF;
  RETURN NULL;
END
$$;
