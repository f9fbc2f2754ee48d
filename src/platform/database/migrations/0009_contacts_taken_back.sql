ALTER TABLE "former_contacts" ADD COLUMN "taken_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "former_contacts" SET "taken_back" = true
FROM "contact_undos"
WHERE "contact_undos"."user_id" = "former_contacts"."user_id"
	AND "contact_undos"."undone_at" IS NOT NULL
	AND "former_contacts"."left_at" BETWEEN "contact_undos"."changed_at" AND "contact_undos"."undone_at";
