CREATE TABLE "staff_trusted_browsers" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"device" text,
	"address" text,
	CONSTRAINT "staff_trusted_browsers_id" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "staff_trusted_browsers" ADD CONSTRAINT "staff_trusted_browsers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_trusted_browsers_staff_id_index" ON "staff_trusted_browsers" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_trusted_browsers_ends_at_index" ON "staff_trusted_browsers" USING btree ("ends_at");