CREATE TABLE "newsletter_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_consents_consented_at_user_id_index" ON "newsletter_consents" USING btree ("consented_at","user_id") WHERE "newsletter_consents"."ended_at" is null;