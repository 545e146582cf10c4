CREATE TABLE "content_previews" (
	"key" text PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"fields" jsonb NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item" text NOT NULL,
	"fields" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	CONSTRAINT "content_versions_span" CHECK ("content_versions"."ends_at" is null or "content_versions"."ends_at" > "content_versions"."starts_at")
);
--> statement-breakpoint
CREATE INDEX "content_versions_item" ON "content_versions" USING btree ("item","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- Whoever publishes, every process of the shop hears it at the commit (D-60).
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_versions"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
