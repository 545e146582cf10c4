CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"network" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_questions_shown" ON "product_questions" USING btree ("product_id","answered_at" DESC NULLS LAST,"id") WHERE "product_questions"."answered_at" is not null and "product_questions"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "product_questions_open" ON "product_questions" USING btree ("id") WHERE "product_questions"."answered_at" is null and "product_questions"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "product_questions_user_id_index" ON "product_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "product_questions_created" ON "product_questions" USING btree ("created_at");