DROP INDEX "users_search";--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
-- Folding a text takes longer than reading its row: what is searched on the way through thousands of rows is kept folded.
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (shopper_search_text("name", "email", "phone")) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (order_search_text("number", "address")) STORED;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);
