CREATE TABLE "buyer_companies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"trn" text NOT NULL,
	CONSTRAINT "buyer_companies_trn" CHECK ("buyer_companies"."trn" ~ '^[0-9]{15}$')
);
--> statement-breakpoint
ALTER TABLE "buyer_companies" ADD CONSTRAINT "buyer_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;