ALTER TABLE "uploads" DROP CONSTRAINT "uploads_staff_id_staff_id_fk";--> statement-breakpoint
-- A name in another language is a part of its product. What is written as it was tells nothing.
CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "product_translations" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM after');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_update" AFTER UPDATE ON "product_translations" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM (SELECT * FROM after EXCEPT SELECT * FROM before) AS changed');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_delete" AFTER DELETE ON "product_translations" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT product_id FROM before');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_insert" AFTER INSERT ON "variant_translations" REFERENCING NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT v.product_id FROM after JOIN variants v ON v.id = variant_id');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_update" AFTER UPDATE ON "variant_translations" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT v.product_id FROM (SELECT * FROM after EXCEPT SELECT * FROM before) AS changed JOIN variants v ON v.id = variant_id');
--> statement-breakpoint
CREATE TRIGGER "queue_webhook_delete" AFTER DELETE ON "variant_translations" REFERENCING OLD TABLE AS "before"
FOR EACH STATEMENT EXECUTE FUNCTION "queue_product_webhooks"('product.updated', 'SELECT v.product_id FROM before JOIN variants v ON v.id = variant_id');
