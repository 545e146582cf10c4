ALTER TYPE "public"."link_purpose" ADD VALUE 'change_email';--> statement-breakpoint
CREATE TABLE "child_sizes" (
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"size" text NOT NULL,
	CONSTRAINT "child_sizes_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "saved_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"standard" boolean NOT NULL,
	"label" text NOT NULL,
	"fullname" text NOT NULL,
	"phone" text NOT NULL,
	"region" text NOT NULL,
	"area" text NOT NULL,
	"street" text NOT NULL,
	"building" text NOT NULL,
	"landmark" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "child_sizes" ADD CONSTRAINT "child_sizes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_addresses" ADD CONSTRAINT "saved_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_addresses_user_id_index" ON "saved_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_addresses_one_standard" ON "saved_addresses" USING btree ("user_id") WHERE "saved_addresses"."standard";