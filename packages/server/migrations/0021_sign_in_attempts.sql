CREATE TABLE "known_devices" (
	"token_hash" "bytea" NOT NULL,
	"account" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_account_pk" PRIMARY KEY("token_hash","account")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" double precision NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_devices_account_index" ON "known_devices" USING btree ("account");--> statement-breakpoint
CREATE INDEX "known_devices_last_used_at_index" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_counted_at_index" ON "sign_in_attempts" USING btree ("counted_at");