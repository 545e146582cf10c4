CREATE TABLE "shopper_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shopper_notes" ADD CONSTRAINT "shopper_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopper_notes_user_id_index" ON "shopper_notes" USING btree ("user_id");--> statement-breakpoint
-- What the staff finds a shopper by: name, e-mail, figures of the phone.
CREATE FUNCTION "shopper_search_text"("name" text, "email" text, "phone" text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN fold_search(name || ' ' || email || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'));
--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id") WHERE "users"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (shopper_search_text("name", "email", "phone") gin_trgm_ops);