CREATE TABLE "search_synonyms" (
	"position" integer PRIMARY KEY NOT NULL,
	"typed" text NOT NULL,
	"meant" text NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_synonyms"
FOR EACH STATEMENT EXECUTE FUNCTION "announce_catalogue"('all');
