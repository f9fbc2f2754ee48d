CREATE TABLE "photos" (
	"user_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"named_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photos_user_id_sha256_pk" PRIMARY KEY("user_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_looked" ON "photos" USING btree ("looked_at");