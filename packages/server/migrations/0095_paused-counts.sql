CREATE TABLE "paused_counts" (
	"shelf" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"started_by" text NOT NULL,
	"paused_at" timestamp (3) with time zone NOT NULL,
	"paused_by" text NOT NULL,
	"note" text NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "stock_movements_size_entry_id_index";--> statement-breakpoint
CREATE INDEX "size_entries_shelf_index" ON "size_entries" USING btree ("shelf") WHERE "size_entries"."shelf" is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_size_entry_id_id_index" ON "stock_movements" USING btree ("size_entry_id","id");