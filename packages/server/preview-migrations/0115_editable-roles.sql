CREATE TABLE "staff_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"permissions" text[] NOT NULL
);
--> statement-breakpoint
-- The roles that every shop has, as they are in a new shop (domain `permissions.ts`). An owner's permissions are not read.
INSERT INTO "staff_roles" ("id", "permissions") VALUES
	('owner', '{}'),
	('manager', '{account:own,orders:read,orders:pack,orders:ship,orders:create,orders:edit,orders:refund,orders:export,cash:remit,products:read,products:write,stock:write,reviews:write,discounts:write,credit:write,shoppers:read,shoppers:write,sales:read,content:write,trail:read,views:share}'),
	('support', '{account:own,orders:read,orders:pack,orders:ship,orders:create,orders:edit,orders:refund,products:read,reviews:write,shoppers:read,shoppers:write}'),
	('packer', '{account:own,orders:read,orders:pack,orders:ship,products:read,stock:write}'),
	('viewer', '{account:own,orders:read,products:read,sales:read}');
--> statement-breakpoint
-- Answering reviews and questions was part of changing pages: keys keep what they could do.
UPDATE "staff_api_keys" SET "scopes" = array_append("scopes", 'reviews:write') WHERE 'content:write' = ANY ("scopes");
--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_member";--> statement-breakpoint
ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_roles_name" ON "staff_roles" USING btree (lower("name")) WHERE "staff_roles"."name" <> '';--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role_staff_roles_id_fk" FOREIGN KEY ("role") REFERENCES "public"."staff_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_staff_id_index" ON "staff_invitations" USING btree ("staff_id");--> statement-breakpoint
DROP TYPE "public"."staff_role";