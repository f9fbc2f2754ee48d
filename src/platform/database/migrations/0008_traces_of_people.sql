CREATE TABLE "erased_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_contacts" (
	"user_id" integer NOT NULL,
	"contact" text NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_contacts_user_id_contact_pk" PRIMARY KEY("user_id","contact")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "former_contacts" ADD CONSTRAINT "former_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erased_sessions_erased" ON "erased_sessions" USING btree ("erased_at");--> statement-breakpoint
CREATE INDEX "former_contacts_contact" ON "former_contacts" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "former_contacts_left" ON "former_contacts" USING btree ("left_at");--> statement-breakpoint
INSERT INTO "former_contacts" ("user_id", "contact", "left_at")
SELECT "user_id", "contact", max("changed_at") FROM (
	SELECT "user_id", "email" AS "contact", "changed_at" FROM "contact_undos"
	UNION ALL
	SELECT "user_id", "phone", "changed_at" FROM "contact_undos"
) AS "before"
WHERE "contact" IS NOT NULL
GROUP BY "user_id", "contact";
