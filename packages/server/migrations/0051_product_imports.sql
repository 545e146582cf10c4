CREATE TABLE "product_import_items" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"differences" jsonb NOT NULL,
	"snapshot" jsonb,
	CONSTRAINT "product_import_items_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"file" "bytea" NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"mapping" jsonb NOT NULL,
	"keep_stock" boolean DEFAULT true NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"all_rows" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"faulty" text[] DEFAULT '{}' NOT NULL,
	"failure" text,
	"kept_changes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "product_imports_status" CHECK ("product_imports"."status" in ('uploaded', 'checking', 'checked', 'writing', 'done', 'undoing', 'undone', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "product_import_items" ADD CONSTRAINT "product_import_items_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_created_at_index" ON "product_imports" USING btree ("created_at" DESC NULLS LAST);