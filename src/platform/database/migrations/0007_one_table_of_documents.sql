-- What another copy is saving at this moment is waited for, and nothing more is saved into the old tables.
LOCK TABLE "resumes", "cover_letters" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO "documents" ("user_id", "kind", "id", "title", "template_id", "data", "version", "creation_key", "created_at", "updated_at")
	SELECT "user_id", 'resume', "id", "title", "template_id", "data", "version", "creation_key", "created_at", "updated_at" FROM "resumes"
	UNION ALL
	SELECT "user_id", 'letter', "id", "title", "template_id", "data", "version", "creation_key", "created_at", "updated_at" FROM "cover_letters";--> statement-breakpoint
-- No id is given out again, that of a deleted document neither: a device may still know it.
SELECT setval('document_ids', greatest(r."last_value", c."last_value"), r."is_called" OR c."is_called") FROM "resumes_id_seq" r, "cover_letters_id_seq" c;--> statement-breakpoint
DROP TABLE "cover_letters" CASCADE;--> statement-breakpoint
DROP TABLE "resumes" CASCADE;
