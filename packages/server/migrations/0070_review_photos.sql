CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"review_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_review_id_index" ON "review_photos" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_photos_user_id_index" ON "review_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_photos_unused" ON "review_photos" USING btree ("at") WHERE "review_photos"."review_id" is null;